import L from 'leaflet';
import { useEffect } from 'react';
import type { Coordinates } from '@/lib/distance';
import type { Listing } from '@/listings/catalogue/listing';
import { toLatLng } from './to-lat-lng';

/** A street or two around a lonely offer. */
const closestView = 16;
/** Between the outermost offers and the edge, in px. */
const margin = 32;

/** Moves a map so that the visitor and all listings show. */
export function useMapView(map: L.Map | null, here: Coordinates, listings: readonly Listing[]): void {
  useEffect(() => {
    if (!map) return;
    const places = listings.flatMap(({ coordinates }) => coordinates ?? []);
    const bounds = L.latLngBounds([here, ...places].map(toLatLng));
    map.fitBounds(bounds, { maxZoom: closestView, padding: [margin, margin], animate: false });
  }, [map, here, listings]);
}
