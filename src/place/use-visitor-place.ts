import { ensureVisitorPlace, type VisitorPlace, visitorPlace } from './visitor-place';
import { useEffect } from 'react';
import { useStore } from '@/ui/use-store';

/** The state of the location permission; 'prompt' means that the browser would ask. */
async function locationPermission(): Promise<PermissionState> {
  if (!('permissions' in navigator)) return 'prompt';
  // Old versions of Safari and Firefox cannot report this permission. The visitor taps the button instead.
  const permission = await navigator.permissions.query({ name: 'geolocation' }).catch(() => null);
  return permission?.state ?? 'prompt';
}

/** Whether the browser shares its location without asking. */
export const isLocationGranted = async (): Promise<boolean> => (await locationPermission()) === 'granted';

/**
 * Locates the visitor if the browser need not ask and no town was chosen. It does nothing once `signal` is
 * aborted, as when the page was left.
 */
export async function locateVisitorIfPermitted(signal?: AbortSignal): Promise<void> {
  if (visitorPlace.read().status !== 'unknown' || (await locationPermission()) === 'prompt') return;
  // If permission was refused before, the browser refuses again silently.
  if (!signal?.aborted) ensureVisitorPlace();
}

/**
 * The visitor's place. If the location permission was decided before, the place is found or refused at once
 * (docs/product.md, Nearby).
 */
export function useVisitorPlace(): VisitorPlace {
  useEffect(() => {
    const controller = new AbortController();
    void locateVisitorIfPermitted(controller.signal);
    return () => controller.abort();
  }, []);
  return useStore(visitorPlace);
}
