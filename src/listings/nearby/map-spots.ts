import type { Coordinates } from '@/lib/coordinates';
import type { Listing } from '@/listings/catalogue/listing';
import type L from 'leaflet';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { toLatLng } from './use-tile-map';

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

const none: readonly MapSpot[] = [];

/** The markers of listings at the map's present scale: closer in, more of them stand alone. */
export function useMapSpots(map: L.Map | null, listings: readonly Listing[]): readonly MapSpot[] {
  const subscribe = useCallback(
    (notify: () => void) => {
      map?.on('zoomend', notify);
      return () => void map?.off('zoomend', notify);
    },
    [map],
  );
  // A map that was not moved to any place yet has no scale.
  const zoom = useSyncExternalStore(subscribe, () => map?.getZoom());
  return useMemo(() => {
    if (!map || zoom === undefined) return none;
    return mapSpots(listings, (coordinates) => map.project(toLatLng(coordinates), zoom));
  }, [map, zoom, listings]);
}
