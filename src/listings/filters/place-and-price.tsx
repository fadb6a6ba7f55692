import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { TownPicker } from '@/listings/place/town-picker';
import { useVisitorPlace } from '@/listings/place/use-visitor-place';
import { DropPanel } from '@/ui/drop-panel';

const searchWith = (filters: string) => `${paths.search}?${filters}`;

const nearLinks = [
  { label: 'All offers, nearest first', to: searchWith('sort=nearest') },
  ...[2, 5, 10].map((km) => ({
    label: `Within ${km} km`,
    to: searchWith(`sort=nearest&within=${km}`),
  })),
];

const priceLinks = [
  { label: 'Up to 1,000 Birr', to: searchWith('max=1000') },
  { label: '1,000 to 5,000 Birr', to: searchWith('min=1000&max=5000') },
  { label: '5,000 to 20,000 Birr', to: searchWith('min=5000&max=20000') },
  { label: '20,000 to 100,000 Birr', to: searchWith('min=20000&max=100000') },
  { label: 'More than 100,000 Birr', to: searchWith('min=100000') },
  { label: 'All offers, lowest price first', to: searchWith('sort=price') },
];

function Links({ links }: { links: typeof priceLinks }) {
  return (
    <ul>
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link to={to} className="tap flex items-center rounded-control px-2 hover:bg-sunken">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Two ways from the home page into all listings: by place, which is picked here, and by price. */
export function PlaceAndPrice() {
  const place = useVisitorPlace();
  const isKnown = place.status === 'known';
  return (
    <>
      <DropPanel label={isKnown ? `Near: ${place.town ?? 'my location'}` : 'Near'}>
        <div className="mb-2 flex">
          <TownPicker current={isKnown ? place.town : undefined} />
        </div>
        <Links links={nearLinks} />
      </DropPanel>
      <DropPanel label="Price">
        <Links links={priceLinks} />
      </DropPanel>
    </>
  );
}
