import { useSyncExternalStore } from 'react';
import { shownLanguage } from './messages';

/** Returns the current language. Pages and memoised rows need this hook to render again in another language. */
export const useLanguage = () => useSyncExternalStore(shownLanguage.subscribe, shownLanguage.read).code;
