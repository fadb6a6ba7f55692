import type { Listing } from '@/listings/catalogue/listing';
import type { VisitorPlace } from '@/listings/place/visitor-place';
import { ActionsPlace } from './actions-place';
import { DiscountBadge } from './discount-badge';
import type { ListingParts } from './listing-parts';
import { ListingPlace } from './listing-place';
import { PriceAndTime } from './price-and-time';

/**
 * The frame of a card, its photo and its words: sideways on a phone, upright on wider screens. The skeleton has the same, so that
 * nothing moves when the card arrives.
 */
export const cardClasses = {
  card: 'relative flex h-32 overflow-hidden rounded-card border border-line bg-surface sm:h-auto sm:flex-col hover:border-edge',
  photo: 'w-28 shrink-0 sm:aspect-4/3 sm:w-full',
  body: 'flex min-w-0 flex-1 flex-col gap-0.5 px-3 py-2 text-xs text-muted sm:h-34 sm:flex-none sm:py-2.5',
};

export interface CardFaceProps {
  listing: Listing;
  visitor: VisitorPlace;
  /** Milliseconds. */
  now: number;
  /** `h3` under the heading of a section, `h2` right under that of the page. */
  heading?: 'h2' | 'h3';
  /** Whether its photo stands on the first screen. */
  eager?: boolean;
  parts: ListingParts;
}

/** A listing of a grid, with its company. */
export function CardFace({
  listing,
  visitor,
  now,
  heading: Heading = 'h3',
  eager = false,
  parts,
}: CardFaceProps) {
  const { Link, Photo, Actions } = parts;
  return (
    <article className={cardClasses.card}>
      <span className="relative flex shrink-0 sm:block">
        <Photo url={listing.photo} seed={listing.id} eager={eager} className={cardClasses.photo} />
        <DiscountBadge
          discount={listing.discount}
          className="absolute bottom-2 left-2 max-w-24 sm:max-w-none"
        />
      </span>
      <div className={cardClasses.body}>
        <Heading
          // Arabic and Hebrew names are cut at their own end.
          dir="auto"
          className="shrink-0 text-left font-sans text-base leading-snug font-semibold tracking-normal text-ink"
        >
          {/* Cut inside of the link: a browser brings no link into view that is cut itself. */}
          <Link listing={listing} className="stretched block">
            <span className="line-clamp-2">{listing.name}</span>
          </Link>
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
