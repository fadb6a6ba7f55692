import type { Coordinates } from '@/lib/distance';
import type { Listing } from '@/listings/catalogue/listing';

/** One marker of the map: what is at one place, or so close that markers of their own would hide each other. */
export interface MapSpot {
  /** The id of the first listing. */
  key: string;
  /** Where the first listing is. */
  coordinates: Coordinates;
  listings: readonly Listing[];
}

/** A point of the map at its present scale, in px. */
interface MapPoint {
  x: number;
  y: number;
}

/** How far markers keep apart, in px: the size of a finger's target. */
const apart = 40;

const areClose = (a: MapPoint, b: MapPoint) => Math.hypot(a.x - b.x, a.y - b.y) < apart;

/**
 * The markers of listings, in their order: each one joins the first marker that stands too close, or gets one of its own. A
 * listing that names no point has none.
 */
export function mapSpots(
  listings: readonly Listing[],
  toPoint: (coordinates: Coordinates) => MapPoint,
): readonly MapSpot[] {
  const spots: (MapSpot & { point: MapPoint; listings: Listing[] })[] = [];
  for (const listing of listings) {
    const { id, coordinates } = listing;
    if (!coordinates) continue;
    const point = toPoint(coordinates);
    const spot = spots.find((other) => areClose(other.point, point));
    if (spot) spot.listings.push(listing);
    else spots.push({ key: id, coordinates, point, listings: [listing] });
  }
  return spots;
}
