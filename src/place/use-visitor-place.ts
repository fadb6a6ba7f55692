import { needVisitorPlace } from './locate-visitor';
import { type VisitorPlace, visitorPlace } from './visitor-place';
import { useEffect } from 'react';
import { useStore } from '@/ui/use-store';

/** What was answered to the browser's question for the location before; 'prompt' where it would ask. */
async function locationPermission(): Promise<PermissionState> {
  if (!('permissions' in navigator)) return 'prompt';
  // Old versions of Safari and Firefox cannot be asked for this permission; the visitor taps the button instead.
  const permission = await navigator.permissions.query({ name: 'geolocation' }).catch(() => null);
  return permission?.state ?? 'prompt';
}

/** Whether the browser gives its location without asking, since permission was given before. */
export const isLocationGranted = async (): Promise<boolean> => (await locationPermission()) === 'granted';

/**
 * Locates the visitor where the browser need not ask, since permission was given or refused before, and no town was
 * picked. Does nothing once `need` has ended, as when the page was left meanwhile.
 */
export async function locateVisitorIfPermitted(need?: AbortSignal): Promise<void> {
  if (visitorPlace.read().status !== 'unknown' || (await locationPermission()) === 'prompt') return;
  // Where permission was refused, the browser refuses again without a word.
  if (!need?.aborted) needVisitorPlace();
}

/** Where the visitor is, found or refused at once where permission was before (docs/product.md, Nearby). */
export function useVisitorPlace(): VisitorPlace {
  useEffect(() => {
    const need = new AbortController();
    void locateVisitorIfPermitted(need.signal);
    return () => need.abort();
  }, []);
  return useStore(visitorPlace);
}
