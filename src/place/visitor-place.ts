import { parseCoordinates, type Coordinates } from '@/platform/coordinates';
import { createPersistedStore } from '@/platform/create-persisted-store';
import { createGlobalStore } from '@/platform/create-store';
import { isRecord } from '@/platform/parse-values';
import { locateDevice, type LocationFailure } from './locate-device';
import type { Town } from './towns';

export function parseTown(json: unknown): Town | null {
  if (!isRecord(json) || typeof json['name'] !== 'string') return null;
  const coordinates = parseCoordinates(json);
  return coordinates && { name: json['name'], ...coordinates };
}

/** The chosen town. Its coordinates are stored too, because the list of towns loads later. */
const pickedTown = createPersistedStore({ key: 'gulit:town', parse: parseTown });

export type VisitorPlace =
  | { status: 'unknown' }
  | { status: 'asking' }
  /** The device's position, or a town that the visitor chose. */
  | { status: 'known'; coordinates: Coordinates; town: string | null }
  | { status: LocationFailure };

export const placeInTown = ({ name, latitude, longitude }: Town): VisitorPlace => ({
  status: 'known',
  coordinates: { latitude, longitude },
  town: name,
});

function initialPlace(): VisitorPlace {
  const town = pickedTown.read();
  return town ? placeInTown(town) : { status: 'unknown' };
}

/** The visitor's place. Every list with distances reads it. */
export const visitorPlace = createGlobalStore(initialPlace);

/** The greatest age of a position that the device may reuse, in ms. */
const maximumAge = 300_000;

/** Locates the device. Its position replaces an earlier position or a chosen town. */
export function locateVisitor(): void {
  if (visitorPlace.read().status === 'asking') return;
  let shown: VisitorPlace = { status: 'asking' };
  visitorPlace.write(shown);
  const showResult = (result: Coordinates | LocationFailure) => {
    // A late position must not replace a town that was chosen meanwhile.
    if (visitorPlace.read() !== shown) return;
    const isFound = typeof result !== 'string';
    if (isFound) pickedTown.write(null);
    shown = isFound ? { status: 'known', coordinates: result, town: null } : { status: result };
    visitorPlace.write(shown);
  };
  locateDevice(showResult, { maximumAge });
}

/** Asks for the device's position, unless a place is known already. */
export function ensureVisitorPlace(): void {
  if (visitorPlace.read().status !== 'known') locateVisitor();
}

/** Forgets the visitor's place. Lists show no distances until a place is chosen or located again. */
export function clearVisitorPlace(): void {
  pickedTown.write(null);
  visitorPlace.write({ status: 'unknown' });
}

/** Makes a town the visitor's place, now and in later visits. */
export function pickTown(town: Town): void {
  pickedTown.write(town);
  visitorPlace.write(placeInTown(town));
}
