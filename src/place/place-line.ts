import { createContext } from 'react';

/**
 * The end of the line in which a page shows the visitor's place, null where the list shows it itself. On a
 * phone the list puts its own controls there, or its first row would begin below the middle of the screen.
 */
export const PlaceLine = createContext<HTMLElement | null>(null);
