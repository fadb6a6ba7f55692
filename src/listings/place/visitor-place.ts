import { createStore } from '@/lib/create-store';
import type { Coordinates } from '@/lib/distance';
import { forgetTown, keepTown, readTown } from './kept-town';
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

const patience = { timeout: 15_000, maximumAge: 300_000 };
/** A question that the visitor leaves open is never answered: the device's own time starts only after it. In ms. */
const longestQuestion = 45_000;

function placeAtStart(): VisitorPlace {
  const town = readTown();
  return town ? inTown(town) : { status: 'unknown' };
}

const inTown = ({ name, latitude, longitude }: Town): VisitorPlace => ({
  status: 'known',
  coordinates: { latitude, longitude },
  town: name,
});

/** Where the visitor is, for every list that shows a distance. */
export const visitorPlace = createStore<VisitorPlace>(placeAtStart());

/** An answer to an older question must not undo what the visitor has chosen since. */
let question = 0;

function failure({ code, PERMISSION_DENIED, TIMEOUT }: GeolocationPositionError): VisitorPlace {
  if (code === PERMISSION_DENIED) return { status: 'denied' };
  return { status: code === TIMEOUT ? 'timed-out' : 'failed' };
}

/** Asks the device for its position, also in the place of a town; the browser may ask the visitor. A known one stays: nobody walks off while shopping. */
export function locateVisitor(): void {
  if (!('geolocation' in navigator)) return visitorPlace.write({ status: 'unsupported' });
  const place = visitorPlace.read();
  if (place.status === 'asking' || (place.status === 'known' && place.town === null)) return;
  question += 1;
  const asked = question;
  const answer = (next: VisitorPlace) => {
    if (asked !== question) return;
    if (next.status === 'known') forgetTown();
    visitorPlace.write(next);
  };
  visitorPlace.write({ status: 'asking' });
  navigator.geolocation.getCurrentPosition(
    ({ coords: { latitude, longitude } }) =>
      answer({ status: 'known', coordinates: { latitude, longitude }, town: null }),
    (error) => answer(failure(error)),
    patience,
  );
  setTimeout(
    () => visitorPlace.read().status === 'asking' && answer({ status: 'timed-out' }),
    longestQuestion,
  );
}

/** Finds a place for what needs one: whatever is known already, the town that was picked included, is good enough. */
export function needVisitorPlace(): void {
  if (visitorPlace.read().status !== 'known') locateVisitor();
}

/** Locates the visitor without asking, where permission was given before and no town was picked. */
export async function locateVisitorIfPermitted(): Promise<void> {
  if (visitorPlace.read().status !== 'unknown' || !('permissions' in navigator)) return;
  try {
    const permission = await navigator.permissions.query({ name: 'geolocation' });
    // Meanwhile a town may have been picked.
    if (permission.state === 'granted') needVisitorPlace();
  } catch {
    // A browser that cannot tell is one that has to be asked by hand.
  }
}

/** Takes a town for the visitor's place, from now on and at the next visit. */
export function pickTown(town: Town): void {
  question += 1;
  keepTown(town);
  visitorPlace.write(inTown(town));
}

/** Starts over, as a new page load does. */
export function forgetVisitorPlace(): void {
  question += 1;
  visitorPlace.write(placeAtStart());
}
