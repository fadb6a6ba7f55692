import { Clock, Map, Tag, UserRound } from 'lucide';
import { Link } from 'react-router-dom';
import { ListingPlace } from '@/browse/layouts/listing-place';
import { formatDate, formatPostedTime } from '@/language/format';
import { RichText } from '@/language/rich-text';
import { plural, t } from '@/language/translate';
import { categoryLink } from '@/listings/categories/find-list';
import { conditionLabels } from '@/listings/condition';
import type { Listing } from '@/listings/listing';
import { useVisitorPlace } from '@/place/use-visitor-place';
import { day } from '@/platform/time';
import { Icon } from '@/ui/icon';
import { useNow } from '@/ui/use-now';
import { ListingHead } from './listing-head';

/** A link to the map; null if the listing has neither coordinates nor a place. */
export function mapAddress({ coordinates, place }: Listing): string | null {
  if (coordinates) {
    const { latitude, longitude } = coordinates;
    return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
  }
  // Unlike `encodeURIComponent`, this does not throw at half a surrogate pair.
  return place ? `https://www.openstreetmap.org/search?${new URLSearchParams({ query: place })}` : null;
}

/** The item of an older offer may be sold already. */
const oldAfterDays = 60;

export function ageInDaysIfOld({ postedAt }: Pick<Listing, 'postedAt'>, now: number): number | null {
  const days = postedAt === null ? 0 : Math.floor((now - postedAt) / day);
  return days >= oldAfterDays ? days : null;
}

const factClass = 'flex min-w-0 items-center gap-1.5';

interface ListingFactsProps {
  listing: Listing;
  /** Whether the price is shown elsewhere. */
  hidesPrice?: boolean | undefined;
  isOwn: boolean;
}

/** Few lines, because the description must begin on the first screen of a phone. */
export function ListingFacts({ listing, hidesPrice, isOwn }: ListingFactsProps) {
  const now = useNow();
  const visitor = useVisitorPlace();
  const mapLink = mapAddress(listing);
  const days = isOwn ? null : ageInDaysIfOld(listing, now);
  return (
    <div>
      <ListingHead listing={listing} hidesPrice={hidesPrice} />
      <ul className="flex flex-wrap items-center gap-x-4 text-sm text-muted lg:text-base">
        {listing.condition && (
          <li className={factClass}>
            <Icon of={Tag} className="size-4 shrink-0" />
            {t('{label}: {value}', { label: t('Condition'), value: t(conditionLabels[listing.condition]) })}
          </li>
        )}
        {listing.postedAt !== null && days === null && (
          <li className={factClass}>
            <Icon of={Clock} className="size-4 shrink-0" />
            {t('Posted {time}', { time: formatPostedTime(listing.postedAt, now, formatDate) })}
          </li>
        )}
        <li className="flex max-w-full flex-wrap items-center gap-x-4">
          <ListingPlace listing={listing} visitor={visitor} />
          {mapLink && (
            <a
              href={mapLink}
              target="_blank"
              rel="noopener noreferrer"
              className="tap inline-flex items-center gap-1 font-semibold text-brand"
            >
              <Icon of={Map} className="size-4" />
              {t('Show on map')}
            </a>
          )}
        </li>
      </ul>
      {days !== null && (
        <p className="mt-1 flex items-center gap-1.5 text-sm font-semibold text-accent lg:text-base">
          <Icon of={Clock} className="size-4 shrink-0" />
          {plural(days, {
            one: "Posted {count} day ago. Ask if it's still available.",
            other: "Posted {count} days ago. Ask if it's still available.",
          })}
        </p>
      )}
    </div>
  );
}

/** A listing's category, and who is responsible for it. */
export function ListingOrigin({ listing }: { listing: Listing }) {
  const category = categoryLink(listing.category);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {category && (
        <Link to={category.path} className="tap inline-flex items-center text-muted underline">
          {t(category.label)}
        </Link>
      )}
      {listing.seller && (
        <p className={`${factClass} text-muted`}>
          <Icon of={UserRound} className="size-4 shrink-0" />
          <span className="line-clamp-2 min-w-0 [overflow-wrap:anywhere]">
            <RichText of="Offered by {name}" values={{ name: <bdi>{listing.seller}</bdi> }} />
          </span>
        </p>
      )}
    </div>
  );
}
