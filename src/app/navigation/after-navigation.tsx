import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { pageVariable } from '@/platform/create-store';
import { writeDocumentHead, type DocumentHead } from '@/ui/use-page-head';
import { moveEntry, pauseScrollMemory, showEntry } from './scroll-memory';

/** The page shown before; null at first. */
const lastPage = pageVariable((): { key: string; pathname: string; search: string } | null => null);

/**
 * After a navigation: writes the head, restores the scroll position, and moves focus to the heading, except when a
 * filter replaced only the query. It is rendered beside the page, so its effects run once the page has rendered.
 */
export function AfterNavigation({ title, description, canonicalPath }: Required<DocumentHead>) {
  const { key, pathname, search } = useLocation();
  const type = useNavigationType();

  useLayoutEffect(() => {
    writeDocumentHead({ title, description, canonicalPath });
  }, [title, description, canonicalPath]);

  useLayoutEffect(() => {
    const last = lastPage.current;
    const isFilter = type === 'REPLACE' && pathname === last?.pathname && search !== last.search;
    if (last && isFilter) {
      moveEntry(last.key, key);
    } else if (last?.key === key) {
      // Strict mode runs the effects of a page twice; a list has scrolled to its start meanwhile.
      showEntry(key, true);
    } else {
      showEntry(key, type === 'POP', last === null);
      if (last) {
        // The steps of signing in are paths below its page, and focus their own field.
        if (!pathname.startsWith(`${last.pathname}/`))
          document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
      }
    }
    lastPage.current = { key, pathname, search };
    return pauseScrollMemory;
  }, [key, pathname, search, type]);

  return null;
}
