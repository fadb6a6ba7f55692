import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { writeDocumentHead, type DocumentHead } from './document-head';
import { pauseScrollMemory, showEntry } from './scroll-memory';

let shownBefore = false;
let lastPathname = '';

/**
 * Stands beside a page inside its Suspense boundary, so that it acts when the page is really there: writes the head, moves
 * focus to the heading, and goes to the remembered place or the top. A replaced address on the same path is a filter, not
 * a navigation.
 */
export function AfterNavigation({ title, description, canonicalPath }: DocumentHead) {
  const { key, pathname } = useLocation();
  const type = useNavigationType();

  useLayoutEffect(() => {
    writeDocumentHead({ title, description, canonicalPath });
  }, [title, description, canonicalPath]);

  useLayoutEffect(() => {
    const isFilter = shownBefore && type === 'REPLACE' && pathname === lastPathname;
    showEntry(key, type === 'POP' || isFilter);
    if (shownBefore && !isFilter)
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    shownBefore = true;
    lastPathname = pathname;
    return pauseScrollMemory;
  }, [key, pathname, type]);

  return null;
}
