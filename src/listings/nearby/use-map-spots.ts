import type L from 'leaflet';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Listing } from '@/listings/catalogue/listing';
import { mapSpots, type MapSpot } from './map-spots';
import { toLatLng } from './to-lat-lng';

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
