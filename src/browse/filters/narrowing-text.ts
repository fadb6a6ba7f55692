import { createContext } from 'react';

/** The text that narrows the list of a page besides its filters, as the box of the card screens does. */
export const NarrowingText = createContext('');
