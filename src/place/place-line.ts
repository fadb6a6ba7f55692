import { createContext } from 'react';

/**
 * The end of the line with the visitor's place, or null if the list shows the place itself. On a phone the list
 * renders its controls there; otherwise its first row would begin below the middle of the screen.
 */
export const PlaceLine = createContext<HTMLElement | null>(null);
