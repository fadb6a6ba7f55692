import type L from 'leaflet';
import type { Coordinates } from '@/lib/distance';

/** A place as the map library takes it. */
export const toLatLng = ({ latitude, longitude }: Coordinates): L.LatLngTuple => [latitude, longitude];
