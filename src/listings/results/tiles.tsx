import type { Listing } from '@/listings/catalogue/listing';
import type { VisitorPlace } from '@/listings/place/visitor-place';
import { type ListingParts, eagerPhotos } from './listing-parts';
import { TileFace, tileGridClass } from './tile-face';

interface TilesProps {
  listings: readonly Listing[];
  visitor: VisitorPlace;
  /** Milliseconds. */
  now: number;
  parts: ListingParts;
}

/** Some listings as tiles in two columns, in four on a desktop; the first ones stand on the first screen. */
export const Tiles = ({ listings, visitor, now, parts }: TilesProps) => (
  <ul className={tileGridClass}>
    {listings.map((listing, index) => (
      <li key={listing.id} className="min-w-0">
        <TileFace listing={listing} visitor={visitor} now={now} eager={index < eagerPhotos} parts={parts} />
      </li>
    ))}
  </ul>
);
