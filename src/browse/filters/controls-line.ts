import { createContext } from 'react';

/**
 * The end of a line above a list, null where the list has none to share. On a phone the list puts its own
 * controls there, since a line more would push the offers down.
 */
export const ControlsLine = createContext<HTMLElement | null>(null);
