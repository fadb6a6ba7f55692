import { Phone } from 'lucide';
import type { Listing } from '@/listings/catalogue/listing';
import type { VisitorPlace } from '@/listings/place/visitor-place';
import { Icon } from '@/ui/icon';
import { ActionsPlace } from './actions-place';
import { DiscountBadge } from './discount-badge';
import type { ListingParts } from './listing-parts';
import { ListingPlace } from './listing-place';
import { PriceAndTime } from './price-and-time';

/** The frame of a row and its photo: the skeleton has the same, so that nothing moves when the row arrives. */
export const rowClasses = {
  row: 'relative flex h-40 overflow-hidden rounded-card border border-line bg-surface hover:border-edge',
  photo: 'w-30 shrink-0 sm:w-44',
};

interface CompanyLineProps {
  listing: Listing;
  Photo: ListingParts['Photo'];
}

function CompanyLine({ listing, Photo }: CompanyLineProps) {
  if (!listing.company && !listing.profilePhoto) return null;
  return (
    <span className="flex min-w-0 items-center gap-1.5 text-sm">
      <Photo
        url={listing.profilePhoto}
        seed={listing.company}
        sizes="1.25rem"
        className="size-5 shrink-0 rounded-full"
      />
      <bdi className="truncate">{listing.company}</bdi>
    </span>
  );
}

export interface RowFaceProps {
  listing: Listing;
  visitor: VisitorPlace;
  /** Milliseconds. */
  now: number;
  eager: boolean;
  parts: ListingParts;
}

/** One listing of a list, sideways. */
export function RowFace({ listing, visitor, now, eager, parts }: RowFaceProps) {
  const { Link, Photo, Actions } = parts;
  return (
    <article className={rowClasses.row}>
      <Photo url={listing.photo} seed={listing.id} eager={eager} className={rowClasses.photo} />
      <DiscountBadge
        discount={listing.discount}
        className="absolute bottom-2 left-2 max-w-26 sm:max-w-none"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-0.5 px-3 py-2.5 text-xs text-muted sm:px-4">
        <h2
          // Arabic and Hebrew names are cut at their own end.
          dir="auto"
          className="shrink-0 text-left font-sans text-base leading-snug font-semibold tracking-normal text-ink"
        >
          {/* Cut inside of the link: a browser brings no link into view that is cut itself. */}
          <Link listing={listing} className="stretched block">
            {/* Without a phone number there is room for a third line. */}
            <span className={listing.phone ? 'line-clamp-2' : 'line-clamp-3 lg:line-clamp-2'}>
              {listing.name}
            </span>
          </Link>
        </h2>
        <CompanyLine listing={listing} Photo={Photo} />
        <ListingPlace listing={listing} visitor={visitor} />
        {listing.phone && (
          <span className="flex min-w-0 items-center gap-1">
            <Icon of={Phone} className="size-3.5 shrink-0" />
            <span className="truncate">{listing.phone}</span>
          </span>
        )}
        <PriceAndTime listing={listing} now={now} />
      </div>
      {/* After the link, which is what the keyboard comes for. */}
      <span className="absolute top-0 left-0 flex w-30 justify-end sm:w-44">
        <ActionsPlace listing={listing} Actions={Actions} />
      </span>
    </article>
  );
}
