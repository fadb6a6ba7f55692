import type { Coordinates } from '@/lib/distance';

/** What is known of where the visitor is. */
export type VisitorPlace =
  | { status: 'unknown' }
  | { status: 'asking' }
  | { status: 'known'; coordinates: Coordinates }
  | { status: 'denied' }
  | { status: 'failed' }
  | { status: 'unsupported' };

const patience = { timeout: 15_000, maximumAge: 300_000 };
const listeners = new Set<() => void>();
let place: VisitorPlace = { status: 'unknown' };

function settle(next: VisitorPlace): void {
  place = next;
  listeners.forEach((listener) => listener());
}

export const readVisitorPlace = (): VisitorPlace => place;

export function subscribeVisitorPlace(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks the device for its position; the browser may ask the visitor. A known place stays: nobody walks off while shopping. */
export function locateVisitor(): void {
  if (!('geolocation' in navigator)) return settle({ status: 'unsupported' });
  if (place.status === 'asking' || place.status === 'known') return;
  settle({ status: 'asking' });
  navigator.geolocation.getCurrentPosition(
    ({ coords }) =>
      settle({ status: 'known', coordinates: { latitude: coords.latitude, longitude: coords.longitude } }),
    (error) => settle({ status: error.code === error.PERMISSION_DENIED ? 'denied' : 'failed' }),
    patience,
  );
}

/** Locates the visitor without asking, where permission was given before. */
export async function locateVisitorIfPermitted(): Promise<void> {
  if (place.status !== 'unknown' || !('permissions' in navigator)) return;
  try {
    const permission = await navigator.permissions.query({ name: 'geolocation' });
    if (permission.state === 'granted') locateVisitor();
  } catch {
    // A browser that cannot tell is one that has to be asked by hand.
  }
}

/** Forgets the place, as a new page load does. */
export function forgetVisitorPlace(): void {
  settle({ status: 'unknown' });
}
