import { createContext } from 'react';

/**
 * The end of the line in which a page shows the visitor's place and how to change it, so that its list need not. On a phone
 * the list puts its own controls there, or its first row would begin below the middle of the screen. Null where a list shows
 * the place itself.
 */
export const PlaceLine = createContext<HTMLElement | null>(null);
