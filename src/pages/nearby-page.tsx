import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { PlaceGate } from '@/listings/nearby/place-gate';
import { ShopsNearby } from '@/listings/nearby/shops-nearby';
import { useNow } from '@/ui/use-now';
import { NearbyHeading } from './nearby-heading';

export { prepareFilterBar as prepare } from '@/listings/filters/filter-bar';

const emptyAdvice = (
  <>
    Nothing is within 2 km. Pick another place above, or see{' '}
    <Link to={`${paths.search}?sort=nearest`} className="font-semibold text-brand underline">
      all offers, nearest first
    </Link>
    .
  </>
);

export default function NearbyPage() {
  const now = useNow();
  return (
    <>
      <NearbyHeading />
      <PlaceGate>
        {(here) => (
          <ShopsNearby
            here={here}
            loadError="No internet connection"
            emptyMessage="No nearby shops found."
            emptyAdvice={emptyAdvice}
            usualSort="nearest"
            now={now}
          />
        )}
      </PlaceGate>
    </>
  );
}
