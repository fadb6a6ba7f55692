import { type VisitorPlace, visitorPlace } from './visitor-place';
import { useEffect } from 'react';
import { useStore } from '@/ui/use-store';

/**
 * Locates the visitor where the browser need not ask, since permission was given before, and no town was
 * picked. Does nothing once `need` has ended, as when the page was left meanwhile.
 */
export async function locateVisitorIfPermitted(need?: AbortSignal): Promise<void> {
  if (visitorPlace.read().status !== 'unknown' || !('permissions' in navigator)) return;
  try {
    const permission = await navigator.permissions.query({ name: 'geolocation' });
    if (permission.state !== 'granted') return;
    // Loaded here because most visitors never gave the permission.
    const { needVisitorPlace } = await import('./locate-visitor');
    if (!need?.aborted) needVisitorPlace();
  } catch {
    // Old versions of Safari and Firefox cannot be asked for this permission; the visitor taps the button instead.
  }
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
