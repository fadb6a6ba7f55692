import type { Listing } from '@/listings/listing';
import type { VisitorPlace } from '@/place/visitor-place';
import { ActionsPlace, type ListingSlots } from './listing-slots';
import { ListingPlace } from './listing-place';
import { DiscountNote, PriceLine } from './price-line';
import { writtenText } from '@/platform/text/text-language';

/** Two columns on a phone, one if large text leaves no room for two. */
export const tileGridClass =
  'grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-x-2 gap-y-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4';
/** The frame, photo and text of a tile. The skeleton shares them, so nothing moves when the tile arrives. */
export const tileClasses = {
  tile: 'group relative flex h-full flex-col',
  photo: 'aspect-square rounded-card',
  body: 'flex min-h-16 flex-col pt-1.5 text-xs text-muted',
};

interface TileLayoutProps {
  listing: Listing;
  visitor: VisitorPlace;
  /** Milliseconds. */
  now: number;
  eager?: boolean;
  slots: ListingSlots;
}

/** A vertical tile. Only the bookmark lies over its photo. */
export function TileLayout({ listing, visitor, now, eager = false, slots }: TileLayoutProps) {
  const { Link, Photo, Actions } = slots;
  // A discount in words rarely fits beside the price. Below the name it keeps the names of neighbouring tiles
  // aligned.
  const isDiscountBelow = listing.price !== null && listing.discount.kind !== 'percentage';
  return (
    <article className={tileClasses.tile}>
      <Photo url={listing.photo} seed={listing.id} eager={eager} className={tileClasses.photo} />
      <div className={tileClasses.body}>
        <h3
          // Truncates Arabic and Hebrew names at their own end.
          {...writtenText(listing.name)}
          className="text-left font-sans text-sm leading-5 font-normal tracking-normal text-ink group-hover:underline"
        >
          {/* Truncated inside the link: browsers do not scroll to a link that is itself truncated. */}
          <Link listing={listing} className="stretched block">
            <span className="block truncate">{listing.name}</span>
          </Link>
        </h3>
        <PriceLine listing={listing} hidesDiscount={isDiscountBelow} className="order-first" />
        {isDiscountBelow && <DiscountNote discount={listing.discount} />}
        <ListingPlace listing={listing} visitor={visitor} now={now} />
      </div>
      <span className="absolute top-0 right-0">
        <ActionsPlace listing={listing} Actions={Actions} />
      </span>
    </article>
  );
}

interface TilesProps {
  listings: readonly Listing[];
  visitor: VisitorPlace;
  /** Milliseconds. */
  now: number;
  /** How many photos load before all others; 0 if the tiles are below the first screen. */
  eager: number;
  slots: ListingSlots;
}

export const Tiles = ({ listings, visitor, now, eager, slots }: TilesProps) => (
  <ul className={tileGridClass}>
    {listings.map((listing, index) => (
      <li key={listing.id} className="min-w-0">
        <TileLayout listing={listing} visitor={visitor} now={now} eager={index < eager} slots={slots} />
      </li>
    ))}
  </ul>
);
