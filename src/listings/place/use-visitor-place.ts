import { type VisitorPlace, visitorPlace } from './visitor-place';
import { useEffect } from 'react';
import { useStore } from '@/ui/use-store';

/** Whether the browser gives its location without asking, since permission was given before. */
export async function isLocationGranted(): Promise<boolean> {
  if (!('permissions' in navigator)) return false;
  // Old versions of Safari and Firefox cannot be asked for this permission; the visitor taps the button instead.
  const permission = await navigator.permissions.query({ name: 'geolocation' }).catch(() => null);
  return permission?.state === 'granted';
}

/**
 * Locates the visitor where the browser need not ask, since permission was given before, and no town was
 * picked. Does nothing once `need` has ended, as when the page was left meanwhile.
 */
export async function locateVisitorIfPermitted(need?: AbortSignal): Promise<void> {
  if (visitorPlace.read().status !== 'unknown' || !(await isLocationGranted())) return;
  // Loaded here because most visitors never gave the permission; without its code they tap the button instead.
  const loaded = await import('./locate-visitor').catch(() => null);
  if (!need?.aborted) loaded?.needVisitorPlace();
}

/** Where the visitor is, found at once where permission was given before (docs/product.md, Nearby). */
export function useVisitorPlace(): VisitorPlace {
  useEffect(() => {
    const need = new AbortController();
    void locateVisitorIfPermitted(need.signal);
    return () => need.abort();
  }, []);
  return useStore(visitorPlace);
}
