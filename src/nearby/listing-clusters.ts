import type L from 'leaflet';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Listing } from '@/listings/listing';
import type { Coordinates } from '@/platform/coordinates';

/** The listings of one marker. They are at one place, or too close for separate markers. */
export interface ListingCluster {
  /** The first listing's position. */
  coordinates: Coordinates;
  listings: readonly Listing[];
}

/** A point on the map at the current zoom, in px. */
interface MapPoint {
  x: number;
  y: number;
}

/** In px. Touch targets of closer markers would overlap. */
const minDistance = 40;

const areClose = (a: MapPoint, b: MapPoint) => Math.hypot(a.x - b.x, a.y - b.y) < minDistance;

/**
 * Clusters listings in their order. Each joins the first cluster within `minDistance`, or starts a new cluster.
 * Listings without coordinates are left out.
 */
export function clusterListings(
  listings: readonly Listing[],
  toPoint: (coordinates: Coordinates) => MapPoint,
): readonly ListingCluster[] {
  const clusters: (ListingCluster & { point: MapPoint; listings: Listing[] })[] = [];
  for (const listing of listings) {
    const { coordinates } = listing;
    if (!coordinates) continue;
    const point = toPoint(coordinates);
    const cluster = clusters.find((other) => areClose(other.point, point));
    if (cluster) cluster.listings.push(listing);
    else clusters.push({ coordinates, point, listings: [listing] });
  }
  return clusters;
}

const noClusters: readonly ListingCluster[] = [];

export function useListingClusters(
  map: L.Map | null,
  listings: readonly Listing[],
): readonly ListingCluster[] {
  const subscribe = useCallback(
    (notify: () => void) => {
      map?.on('zoomend', notify);
      return () => void map?.off('zoomend', notify);
    },
    [map],
  );
  // Leaflet has no zoom until the map has a position.
  const zoom = useSyncExternalStore(subscribe, () => map?.getZoom());
  return useMemo(() => {
    if (!map || zoom === undefined) return noClusters;
    return clusterListings(listings, ({ latitude, longitude }) => map.project([latitude, longitude], zoom));
  }, [map, zoom, listings]);
}
