import { useEffect } from 'react';
import { useStore } from '@/ui/use-store';
import { locateVisitorIfPermitted } from './locate-if-permitted';
import { visitorPlace, type VisitorPlace } from './visitor-place';

/** Where the visitor is, found at once where permission was given before (decisions, Listings). */
export function useVisitorPlace(): VisitorPlace {
  useEffect(() => void locateVisitorIfPermitted(), []);
  return useStore(visitorPlace);
}
