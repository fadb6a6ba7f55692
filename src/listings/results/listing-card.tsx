import { Skeleton } from '@/ui/load-states';
import type { Listing } from '@/listings/catalogue/listing';
import type { VisitorPlace } from '@/listings/place/visitor-place';
import { ActionsPlace } from './actions-place';
import { DiscountBadge } from './discount-badge';
import { ListingPlace } from './listing-place';
import { liveParts } from './live-parts';
import { PriceAndTime } from './price-and-time';

/**
 * Sideways on a phone, upright on wider screens. The skeleton has the same frame, so that nothing moves when the card
 * arrives.
 */
const cardClass =
  'relative flex h-32 overflow-hidden rounded-card border border-line bg-surface sm:h-auto sm:flex-col hover:border-edge';
const cardPhotoClass = 'w-28 shrink-0 sm:aspect-4/3 sm:w-full';
const cardBodyClass =
  'flex min-w-0 flex-1 flex-col gap-0.5 px-3 py-2 text-xs text-muted sm:h-34 sm:flex-none sm:py-2.5';

export function CardSkeleton() {
  return (
    <div className={cardClass}>
      <span className={`${cardPhotoClass} animate-pulse bg-sunken`} />
      <span className={cardBodyClass}>
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="mt-1 h-4 w-1/2" />
        <Skeleton className="mt-1 h-4 w-2/3" />
      </span>
    </div>
  );
}

const { Link: ListingLink, Photo: ListingPhoto, Actions } = liveParts;

interface ListingCardProps {
  listing: Listing;
  visitor: VisitorPlace;
  /** Milliseconds. */
  now: number;
  /** `h3` under the heading of a section, `h2` right under that of the page. */
  heading?: 'h2' | 'h3';
}

export function ListingCard({ listing, visitor, now, heading: Heading = 'h3' }: ListingCardProps) {
  return (
    <article className={cardClass}>
      <span className="relative flex shrink-0 sm:block">
        <ListingPhoto url={listing.photo} seed={listing.id} className={cardPhotoClass} />
        <DiscountBadge
          discount={listing.discount}
          className="absolute bottom-2 left-2 max-w-24 sm:max-w-none"
        />
      </span>
      <div className={cardBodyClass}>
        <Heading
          // Arabic and Hebrew names are cut at their own end.
          dir="auto"
          className="shrink-0 text-left font-sans text-base leading-snug font-semibold tracking-normal text-ink"
        >
          {/* Cut inside of the link: a browser brings no link into view that is cut itself. */}
          <ListingLink listing={listing} className="stretched block">
            <span className="line-clamp-2">{listing.name}</span>
          </ListingLink>
        </Heading>
        <bdi className="truncate text-left text-sm">{listing.company}</bdi>
        <ListingPlace listing={listing} visitor={visitor} />
        <PriceAndTime listing={listing} now={now} />
      </div>
      {/* After the link, which is what the keyboard comes for. */}
      <span className="absolute top-0 left-0 flex w-28 justify-end sm:right-0 sm:w-auto">
        <ActionsPlace listing={listing} Actions={Actions} />
      </span>
    </article>
  );
}
