import { formatMoney } from '@/lib/format';
import type { Listing } from '@/listings/catalogue/listing';
import type { VisitorPlace } from '@/listings/place/visitor-place';
import { ActionsPlace } from './actions-place';
import { DiscountBadge } from './discount-badge';
import type { ListingParts } from './listing-parts';
import { ListingPlace } from './listing-place';

/** Two columns on a phone, one where large text leaves no room for two. */
export const tileGridClass =
  'grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-2 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4';
/** The frame of a tile, its photo and its words: the skeleton has the same, so that nothing moves when the tile arrives. */
export const tileClasses = {
  tile: 'relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface hover:border-edge',
  /** Lower on a phone, where two lines of tiles stand on the first screen. */
  photo: 'aspect-3/2 sm:aspect-4/3',
  body: 'flex h-17 flex-col px-2.5 py-2 text-xs text-muted sm:h-19 sm:px-3',
};

interface TileFaceProps {
  listing: Listing;
  visitor: VisitorPlace;
  eager: boolean;
  parts: ListingParts;
}

/** A listing upright, with its price on the picture. */
export function TileFace({ listing, visitor, eager, parts: { Link, Photo, Actions } }: TileFaceProps) {
  return (
    <article className={tileClasses.tile}>
      <div className="relative">
        <Photo url={listing.photo} seed={listing.id} eager={eager} className={tileClasses.photo} />
        <span className="absolute inset-x-2 bottom-2 flex flex-wrap-reverse items-end gap-1">
          {listing.price !== null && (
            <span className="max-w-full truncate rounded-control bg-surface px-2 py-0.5 text-sm font-bold text-brand">
              {formatMoney(listing.price)}
            </span>
          )}
          <DiscountBadge discount={listing.discount} className="leading-tight max-sm:max-w-25" />
        </span>
      </div>
      <div className={tileClasses.body}>
        <h3
          // Arabic and Hebrew names are cut at their own end.
          dir="auto"
          className="mb-auto text-left font-sans text-sm leading-tight font-semibold tracking-normal text-ink sm:text-base sm:leading-tight"
        >
          {/* Cut inside of the link: a browser brings no link into view that is cut itself. */}
          <Link listing={listing} className="stretched block">
            <span className="line-clamp-2">{listing.name}</span>
          </Link>
        </h3>
        <ListingPlace listing={listing} visitor={visitor} />
      </div>
      <span className="absolute top-0 right-0 flex">
        <ActionsPlace listing={listing} Actions={Actions} />
      </span>
    </article>
  );
}
