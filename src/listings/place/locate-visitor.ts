import { createGlobalStore } from '@/lib/create-store';
import { type VisitorPlace, inTown, pickedTown, visitorPlace } from './visitor-place';
import type { Town } from './towns';

const patience = { timeout: 15_000, maximumAge: 300_000 };
/** A question that the visitor leaves open is never answered: the device's own time starts only after it. In ms. */
const longestQuestion = 45_000;

/** An answer to an older question must not undo what the visitor has chosen since. */
const question = createGlobalStore(() => Symbol());

function failure({ code, PERMISSION_DENIED, TIMEOUT }: GeolocationPositionError): VisitorPlace {
  if (code === PERMISSION_DENIED) return { status: 'denied' };
  return { status: code === TIMEOUT ? 'timed-out' : 'failed' };
}

/** Asks the device for its position, also in the place of a town; the browser may ask the visitor. A known one stays: nobody walks off while shopping. */
export function locateVisitor(): void {
  // Some privacy extensions leave the property and set it to undefined.
  const geolocation: Geolocation | undefined = navigator.geolocation;
  if (!geolocation) return visitorPlace.write({ status: 'unsupported' });
  const place = visitorPlace.read();
  if (place.status === 'asking' || (place.status === 'known' && place.town === null)) return;
  const asked = Symbol();
  question.write(asked);
  const answer = (next: VisitorPlace) => {
    if (asked !== question.read()) return;
    if (next.status === 'known') pickedTown.write(null);
    visitorPlace.write(next);
  };
  visitorPlace.write({ status: 'asking' });
  geolocation.getCurrentPosition(
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

/** Takes a town for the visitor's place, from now on and at the next visit. */
export function pickTown(town: Town): void {
  question.write(Symbol());
  pickedTown.write(town);
  visitorPlace.write(inTown(town));
}
