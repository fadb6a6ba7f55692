import { createContext } from 'react';

/** Whether the page itself shows the visitor's place and how to change it, so that its list need not. */
export const PageShowsPlace = createContext(false);
