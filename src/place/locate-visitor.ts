import { type VisitorPlace, placeInTown, pickedTown, visitorPlace } from './visitor-place';
import type { Town } from './towns';

/** In ms: how long the device may take, and how old a position may be. */
const positionOptions = { timeout: 15_000, maximumAge: 300_000 };
/**
 * In ms. The browser's own timeout starts after the visitor answers the permission prompt, which may be never.
 */
const longestWait = 45_000;

function failure({ code, PERMISSION_DENIED, TIMEOUT }: GeolocationPositionError): VisitorPlace {
  if (code === PERMISSION_DENIED) return { status: 'denied' };
  return { status: code === TIMEOUT ? 'timed-out' : 'failed' };
}

/**
 * Requests the device's position; the browser may ask the visitor. It replaces a chosen town, and happens once
 * per visit.
 */
export function locateVisitor(): void {
  // Some privacy extensions set the property to undefined.
  const geolocation: Geolocation | undefined = navigator.geolocation;
  if (!geolocation) return visitorPlace.write({ status: 'unsupported' });
  const place = visitorPlace.read();
  if (place.status === 'asking' || (place.status === 'known' && place.town === null)) return;
  let shown: VisitorPlace = { status: 'asking' };
  const answer = (next: VisitorPlace) => {
    // A late answer must not replace a town that was chosen meanwhile.
    if (visitorPlace.read() !== shown) return;
    if (next.status === 'known') pickedTown.write(null);
    shown = next;
    visitorPlace.write(next);
  };
  visitorPlace.write(shown);
  geolocation.getCurrentPosition(
    ({ coords: { latitude, longitude } }) =>
      answer({ status: 'known', coordinates: { latitude, longitude }, town: null }),
    (error) => answer(failure(error)),
    positionOptions,
  );
  setTimeout(() => shown.status === 'asking' && answer({ status: 'timed-out' }), longestWait);
}

/** Requests the device's position unless a place is known, such as a chosen town. */
export function ensureVisitorPlace(): void {
  if (visitorPlace.read().status !== 'known') locateVisitor();
}

/** Makes a town the visitor's place, for later visits too. */
export function pickTown(town: Town): void {
  pickedTown.write(town);
  visitorPlace.write(placeInTown(town));
}
