import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { writeDocumentHead, type DocumentHead } from '@/ui/document-head';
import { keepEntry, pauseScrollMemory, showEntry } from './scroll-memory';

/** What was shown before; null before the first page. */
let last: { key: string; pathname: string; search: string } | null = null;

/** The next page shown is the first of its app again. */
export function forgetNavigation(): void {
  last = null;
}

/**
 * Stands beside a page inside its Suspense boundary, so that it acts when the page is really there: writes the head, moves
 * focus to the heading, and goes to the remembered place or the top. Another search of the same path in the place of this
 * one is a filter, not a navigation.
 */
export function AfterNavigation({ title, description, canonicalPath }: Required<DocumentHead>) {
  const { key, pathname, search } = useLocation();
  const type = useNavigationType();

  useLayoutEffect(() => {
    writeDocumentHead({ title, description, canonicalPath });
  }, [title, description, canonicalPath]);

  useLayoutEffect(() => {
    const isFilter = type === 'REPLACE' && pathname === last?.pathname && search !== last.search;
    if (last && (isFilter || last.key === key)) {
      keepEntry(last.key, key);
    } else {
      showEntry(key, type === 'POP');
      if (last) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    }
    last = { key, pathname, search };
    return pauseScrollMemory;
  }, [key, pathname, search, type]);

  return null;
}
