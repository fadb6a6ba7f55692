import { useSyncExternalStore } from 'react';
import { shownLanguage } from './messages';

/**
 * Returns the current language code. Components that React would not re-render by themselves, such as route
 * pages and memoised rows, call this hook so that their texts change with the language.
 */
export const useLanguage = () => useSyncExternalStore(shownLanguage.subscribe, shownLanguage.read).code;
