import type { Coordinates } from '@/lib/distance';
import { parseDecimal } from '@/lib/parse-decimal';

/** A place on the globe from two numbers or decimal strings, in degrees; null where either is missing or impossible. */
export function parseCoordinates(fields: { latitude?: unknown; longitude?: unknown }): Coordinates | null {
  const latitude = parseDecimal(fields.latitude);
  const longitude = parseDecimal(fields.longitude);
  if (latitude === null || longitude === null) return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}
