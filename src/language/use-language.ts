import { useSyncExternalStore } from 'react';
import { shownLanguage } from './messages';

/**
 * The code of the language on the screen. What `t` says changes with a rendering: whatever React would not
 * render again by itself, as a page of the route table or a memoised row, calls this hook.
 */
export const useLanguage = () => useSyncExternalStore(shownLanguage.subscribe, shownLanguage.read).code;
