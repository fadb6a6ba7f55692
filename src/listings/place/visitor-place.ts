import { isRecord } from '@/lib/parse-values';
import { readKept, removeKept, writeKept } from '@/lib/kept-json';
import { type Coordinates, parseCoordinates } from '@/lib/coordinates';
import type { Town } from './towns';
import { createStore } from '@/lib/create-store';

const key = 'gulit:town';

/** The town that was picked by hand at an earlier visit; the whole of it is kept, so that no page needs the list of towns. */
function readTown(): Town | null {
  const kept = readKept(key);
  const coordinates = isRecord(kept) ? parseCoordinates(kept) : null;
  return isRecord(kept) && typeof kept['name'] === 'string' && coordinates
    ? { name: kept['name'], ...coordinates }
    : null;
}

export const keepTown = (town: Town) => writeKept(key, town);
export const forgetTown = () => removeKept(key);

/** What is known of where the visitor is. */
export type VisitorPlace =
  | { status: 'unknown' }
  | { status: 'asking' }
  /** From the device, or the town that the visitor picked by hand. */
  | { status: 'known'; coordinates: Coordinates; town: string | null }
  | { status: 'denied' }
  | { status: 'timed-out' }
  | { status: 'failed' }
  | { status: 'unsupported' };

export const inTown = ({ name, latitude, longitude }: Town): VisitorPlace => ({
  status: 'known',
  coordinates: { latitude, longitude },
  town: name,
});

/** What is known when a page loads: the town that was picked, if any. */
export function placeAtStart(): VisitorPlace {
  const town = readTown();
  return town ? inTown(town) : { status: 'unknown' };
}

/** Where the visitor is, for every list that shows a distance. */
export const visitorPlace = createStore<VisitorPlace>(placeAtStart());
