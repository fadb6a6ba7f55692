import { type VisitorPlace, visitorPlace } from './visitor-place';
import { useEffect } from 'react';
import { useStore } from '@/ui/use-store';

/** Locates the visitor without asking, where permission was given before and no town was picked. */
export async function locateVisitorIfPermitted(): Promise<void> {
  if (visitorPlace.read().status !== 'unknown' || !('permissions' in navigator)) return;
  try {
    const permission = await navigator.permissions.query({ name: 'geolocation' });
    // Meanwhile a town may have been picked.
    if (permission.state !== 'granted') return;
    // Only where it is used: most visitors never gave it.
    const { needVisitorPlace } = await import('./locate-visitor');
    needVisitorPlace();
  } catch {
    // A browser that cannot tell is one that has to be asked by hand.
  }
}

/** Where the visitor is, found at once where permission was given before (docs/product.md, Nearby). */
export function useVisitorPlace(): VisitorPlace {
  useEffect(() => void locateVisitorIfPermitted(), []);
  return useStore(visitorPlace);
}
