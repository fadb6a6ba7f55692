import { createStore } from '@/lib/create-store';
import type { Coordinates } from '@/lib/distance';
import { readTown } from './kept-town';
import type { Town } from './towns';

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
