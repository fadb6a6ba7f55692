import { parseDecimal } from './parse-values';

export interface Coordinates {
  latitude: number;
  longitude: number;
}

const meanEarthRadius = 6371.0088;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

export function distanceInKilometres(from: Coordinates, to: Coordinates): number {
  const latitudeSine = Math.sin(toRadians(to.latitude - from.latitude) / 2);
  const longitudeSine = Math.sin(toRadians(to.longitude - from.longitude) / 2);
  const haversine =
    latitudeSine ** 2 +
    Math.cos(toRadians(from.latitude)) * Math.cos(toRadians(to.latitude)) * longitudeSine ** 2;
  return 2 * meanEarthRadius * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** Whether coordinates are within a distance in km of a place. False without coordinates. */
export const isWithin =
  (distance: number, from: Coordinates) =>
  ({ coordinates }: { coordinates: Coordinates | null }): boolean =>
    coordinates !== null && distanceInKilometres(from, coordinates) <= distance;

/**
 * Parses coordinates in degrees; null if either is missing or impossible, or if both are 0, which forms and servers
 * write for missing values.
 */
export function parseCoordinates(fields: { latitude?: unknown; longitude?: unknown }): Coordinates | null {
  const latitude = parseDecimal(fields.latitude);
  const longitude = parseDecimal(fields.longitude);
  if (latitude === null || longitude === null || (latitude === 0 && longitude === 0)) return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}
