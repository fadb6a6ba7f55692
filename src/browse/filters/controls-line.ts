import { createContext } from 'react';

/**
 * The end of the line above a list, or null. On a phone the list renders its controls there, because another
 * line would push the offers down.
 */
export const ControlsLine = createContext<HTMLElement | null>(null);
