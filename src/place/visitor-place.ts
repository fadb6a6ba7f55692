import { createPersistedStore } from '@/platform/create-persisted-store';
import { createGlobalStore } from '@/platform/create-store';
import { isRecord } from '@/platform/parse-values';
import { type Coordinates, parseCoordinates } from '@/platform/coordinates';
import type { Town } from './towns';

export function parseTown(json: unknown): Town | null {
  if (!isRecord(json) || typeof json['name'] !== 'string') return null;
  const coordinates = parseCoordinates(json);
  return coordinates && { name: json['name'], ...coordinates };
}

/**
 * The chosen town, also from an earlier visit. Its coordinates are stored because the list of towns loads late.
 */
export const pickedTown = createPersistedStore({ key: 'gulit:town', parse: parseTown });

export type VisitorPlace =
  | { status: 'unknown' }
  | { status: 'asking' }
  /** From the device, or chosen manually if it has a `town`. */
  | { status: 'known'; coordinates: Coordinates; town: string | null }
  | { status: 'denied' }
  | { status: 'timed-out' }
  | { status: 'failed' }
  | { status: 'unsupported' };

export const placeInTown = ({ name, latitude, longitude }: Town): VisitorPlace => ({
  status: 'known',
  coordinates: { latitude, longitude },
  town: name,
});

function placeAtStart(): VisitorPlace {
  const town = pickedTown.read();
  return town ? placeInTown(town) : { status: 'unknown' };
}

/** The visitor's place. Every list with distances reads it. */
export const visitorPlace = createGlobalStore(placeAtStart);
