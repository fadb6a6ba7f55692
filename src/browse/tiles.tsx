import type { Listing } from '@/listings/listing';
import type { VisitorPlace } from '@/place/visitor-place';
import type { ListingSlots } from './listing-slots';
import { TileLayout, tileGridClass } from './tile-layout';

interface TilesProps {
  listings: readonly Listing[];
  visitor: VisitorPlace;
  /** Milliseconds. */
  now: number;
  /** How many photos come before those of the others: none where the tiles stand below the first screen. */
  eager: number;
  slots: ListingSlots;
}

/** Some listings as tiles in two columns, in four on a desktop. */
export const Tiles = ({ listings, visitor, now, eager, slots }: TilesProps) => (
  <ul className={tileGridClass}>
    {listings.map((listing, index) => (
      <li key={listing.id} className="min-w-0">
        <TileLayout listing={listing} visitor={visitor} now={now} eager={index < eager} slots={slots} />
      </li>
    ))}
  </ul>
);
