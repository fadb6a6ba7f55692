import { createContext } from 'react';

/** The text that filters the page's list in addition to its filters, as the search of the card screens does. */
export const NarrowingText = createContext('');
