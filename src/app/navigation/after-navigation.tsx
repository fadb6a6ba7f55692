import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { createGlobalStore } from '@/platform/create-store';
import { writeDocumentHead, type DocumentHead } from '@/ui/use-page-head';
import { moveEntry, pauseScrollMemory, showEntry } from './scroll-memory';

/** The page shown before; null at first. */
const lastPage = createGlobalStore((): { key: string; pathname: string; search: string } | null => null);

/**
 * Follows a navigation: writes the document head, restores the scroll position and moves focus to the heading. Focus
 * stays if a filter only replaced the query. It must be rendered after the page, so that its effects run after the
 * page's.
 */
export function AfterNavigation({ title, description, canonicalPath }: Required<DocumentHead>) {
  const { key, pathname, search } = useLocation();
  const type = useNavigationType();

  useLayoutEffect(() => {
    writeDocumentHead({ title, description, canonicalPath });
  }, [title, description, canonicalPath]);

  useLayoutEffect(() => {
    const last = lastPage.read();
    const isFilter = type === 'REPLACE' && pathname === last?.pathname && search !== last.search;
    if (last && isFilter) {
      moveEntry(last.key, key);
    } else if (last?.key === key) {
      // In development, strict mode runs the effects of a page twice, and by now a list has scrolled to its start.
      showEntry(key, true);
    } else {
      showEntry(key, type === 'POP', last === null);
      if (last) {
        // The steps of signing in have paths below the login page, and each focuses its own field.
        if (!pathname.startsWith(`${last.pathname}/`))
          document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
      }
    }
    lastPage.write({ key, pathname, search });
    return pauseScrollMemory;
  }, [key, pathname, search, type]);

  return null;
}
