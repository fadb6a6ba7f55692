import { useEffect } from 'react';
import { useStore } from '@/ui/use-store';
import { ensureVisitorPlace, visitorPlace, type VisitorPlace } from './visitor-place';

/** The state of the location permission. 'prompt' means that the browser would ask the visitor. */
async function locationPermission(): Promise<PermissionState> {
  if (!('permissions' in navigator)) return 'prompt';
  // Old versions of Safari and Firefox cannot report this permission. The visitor then taps a button.
  const permission = await navigator.permissions.query({ name: 'geolocation' }).catch(() => null);
  return permission?.state ?? 'prompt';
}

/** Whether the browser gives the location without asking the visitor. */
export const isLocationGranted = async (): Promise<boolean> => (await locationPermission()) === 'granted';

/** Locates the visitor, unless the browser would have to ask, a town was chosen, or `signal` was aborted. */
export async function locateVisitorIfPermitted(signal?: AbortSignal): Promise<void> {
  if (visitorPlace.read().status !== 'unknown' || (await locationPermission()) === 'prompt') return;
  // If the visitor refused permission before, this fails without a prompt.
  if (!signal?.aborted) ensureVisitorPlace();
}

/**
 * The visitor's place. If the visitor has granted or refused permission before, locating starts at once
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
