import { useSyncExternalStore } from 'react';
import { shownLanguage } from './messages';

/**
 * Returns the current language. Components that React would not render again, such as pages and memoised rows, call
 * this hook so that their texts change with the language.
 */
export const useLanguage = () => useSyncExternalStore(shownLanguage.subscribe, shownLanguage.read).code;
