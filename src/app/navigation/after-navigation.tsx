import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { catalogueQuery } from '@/listings/use-catalogue';
import { createGlobalStore } from '@/platform/create-store';
import { writeDocumentHead, type DocumentHead } from '@/ui/use-page-head';
import { moveEntry, pauseScrollMemory, showEntry } from './scroll-memory';

/** The page shown before; null at first. */
const lastPage = createGlobalStore((): { key: string; pathname: string; search: string } | null => null);

/**
 * After a navigation, writes the document head, restores the scroll position and moves the focus to the heading. After
 * a changed filter, nothing moves. Render it after the page, so that its effects run later.
 */
export function AfterNavigation({ title, description, canonicalPath }: Required<DocumentHead>) {
  const { key, pathname, search } = useLocation();
  const type = useNavigationType();
  const client = useQueryClient();

  useLayoutEffect(() => {
    writeDocumentHead({ title, description, canonicalPath });
  }, [title, description, canonicalPath]);

  useLayoutEffect(() => {
    const isLoading = () => client.isFetching(catalogueQuery) > 0;
    const last = lastPage.read();
    const isFilter = type === 'REPLACE' && pathname === last?.pathname && search !== last.search;
    if (last && isFilter) {
      moveEntry(last.key, key);
    } else if (last?.key === key) {
      // Strict mode runs the effects of a page twice, and the first run has scrolled the page to its top.
      showEntry({ key, isReturn: true, isLoading });
    } else {
      showEntry({ key, isReturn: type === 'POP', isFirst: last === null, isLoading });
      if (last) {
        // Steps of signing in have paths below the login page, and focus their own fields.
        if (!pathname.startsWith(`${last.pathname}/`))
          document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
      }
    }
    lastPage.write({ key, pathname, search });
    return pauseScrollMemory;
  }, [client, key, pathname, search, type]);

  return null;
}
