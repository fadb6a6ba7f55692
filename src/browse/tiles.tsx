import type { Listing } from '@/listings/listing';
import type { VisitorPlace } from '@/place/visitor-place';
import type { ListingSlots } from './listing-slots';
import { TileLayout, tileGridClass } from './tile-layout';

interface TilesProps {
  listings: readonly Listing[];
  visitor: VisitorPlace;
  /** Milliseconds. */
  now: number;
  /** How many photos load before all others; 0 if the tiles are below the first screen. */
  eager: number;
  slots: ListingSlots;
}

/** Listings as tiles: two columns, four on a desktop. */
export const Tiles = ({ listings, visitor, now, eager, slots }: TilesProps) => (
  <ul className={tileGridClass}>
    {listings.map((listing, index) => (
      <li key={listing.id} className="min-w-0">
        <TileLayout listing={listing} visitor={visitor} now={now} eager={index < eager} slots={slots} />
      </li>
    ))}
  </ul>
);
