import { useEffect, useSyncExternalStore } from 'react';
import {
  locateVisitorIfPermitted,
  readVisitorPlace,
  subscribeVisitorPlace,
  type VisitorPlace,
} from './visitor-place';

/** Where the visitor is, found at once where permission was given before (decisions, Listings). */
export function useVisitorPlace(): VisitorPlace {
  useEffect(() => void locateVisitorIfPermitted(), []);
  return useSyncExternalStore(subscribeVisitorPlace, readVisitorPlace);
}
