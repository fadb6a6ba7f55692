/** A place on the globe, in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

const meanEarthRadius = 6371.0088;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** The great-circle distance between two places, in km. */
export function distanceInKilometres(from: Coordinates, to: Coordinates): number {
  const halfLatitude = Math.sin(toRadians(to.latitude - from.latitude) / 2);
  const halfLongitude = Math.sin(toRadians(to.longitude - from.longitude) / 2);
  const chord =
    halfLatitude ** 2 +
    Math.cos(toRadians(from.latitude)) * Math.cos(toRadians(to.latitude)) * halfLongitude ** 2;
  return 2 * meanEarthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
}
