import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { writeDocumentHead, type DocumentHead } from '@/ui/document-head';
import { keepEntry, pauseScrollMemory, showEntry } from './scroll-memory';

/** What was shown before; null before the first page. */
let last: { key: string; pathname: string } | null = null;

/** The next page shown is the first of its app again. */
export function forgetNavigation(): void {
  last = null;
}

/**
 * Stands beside a page inside its Suspense boundary, so that it acts when the page is really there: writes the head, moves
 * focus to the heading, and goes to the remembered place or the top. A replaced address on the same path is a filter, not
 * a navigation.
 */
export function AfterNavigation({ title, description, canonicalPath }: Required<DocumentHead>) {
  const { key, pathname } = useLocation();
  const type = useNavigationType();

  useLayoutEffect(() => {
    writeDocumentHead({ title, description, canonicalPath });
  }, [title, description, canonicalPath]);

  useLayoutEffect(() => {
    if (last && type === 'REPLACE' && pathname === last.pathname) {
      keepEntry(last.key, key);
    } else {
      showEntry(key, type === 'POP');
      if (last) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    }
    last = { key, pathname };
    return pauseScrollMemory;
  }, [key, pathname, type]);

  return null;
}
