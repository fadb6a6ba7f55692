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
 * The town that the visitor chose, perhaps on an earlier visit. Its coordinates are stored too, because the list of
 * towns loads late.
 */
const pickedTown = createPersistedStore({ key: 'gulit:town', parse: parseTown });

export type VisitorPlace =
  | { status: 'unknown' }
  | { status: 'asking' }
  /** The device's position, or a town that the visitor chose. */
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

function initialPlace(): VisitorPlace {
  const town = pickedTown.read();
  return town ? placeInTown(town) : { status: 'unknown' };
}

/** The visitor's place. Every list with distances reads it. */
export const visitorPlace = createGlobalStore(initialPlace);

/** The device's time limit, and the greatest age of a position, in ms. */
const positionOptions = { timeout: 15_000, maximumAge: 300_000 };
/**
 * Our own time limit, in ms. That of the browser starts only when the visitor has answered the permission prompt, which
 * may never happen.
 */
const maxWait = 45_000;

function failedPlace({ code, PERMISSION_DENIED, TIMEOUT }: GeolocationPositionError): VisitorPlace {
  if (code === PERMISSION_DENIED) return { status: 'denied' };
  return { status: code === TIMEOUT ? 'timed-out' : 'failed' };
}

/**
 * Asks for the device's position; the browser may ask the visitor first. The position replaces a chosen town. Once the
 * position is known, it is not asked for again.
 */
export function locateVisitor(): void {
  // Some privacy extensions set the property to undefined.
  const geolocation: Geolocation | undefined = navigator.geolocation;
  if (!geolocation) return visitorPlace.write({ status: 'unsupported' });
  const place = visitorPlace.read();
  if (place.status === 'asking' || (place.status === 'known' && place.town === null)) return;
  let shown: VisitorPlace = { status: 'asking' };
  const showResult = (next: VisitorPlace) => {
    // A late position must not replace a town that was chosen meanwhile.
    if (visitorPlace.read() !== shown) return;
    if (next.status === 'known') pickedTown.write(null);
    shown = next;
    visitorPlace.write(next);
  };
  visitorPlace.write(shown);
  geolocation.getCurrentPosition(
    ({ coords: { latitude, longitude } }) =>
      showResult({ status: 'known', coordinates: { latitude, longitude }, town: null }),
    (error) => showResult(failedPlace(error)),
    positionOptions,
  );
  setTimeout(() => shown.status === 'asking' && showResult({ status: 'timed-out' }), maxWait);
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

/** Makes a town the visitor's place, also for later visits. */
export function pickTown(town: Town): void {
  pickedTown.write(town);
  visitorPlace.write(placeInTown(town));
}
