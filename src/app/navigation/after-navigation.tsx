import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { writeDocumentHead, type DocumentHead } from '@/ui/document-head';
import { keepEntry, pauseScrollMemory, showEntry } from './scroll-memory';

/** The page shown before; null before the first one. */
let last: { key: string; pathname: string; search: string } | null = null;

/** Forgets the page shown before: tests open the app several times in one document. */
export function forgetNavigation(): void {
  last = null;
}

/**
 * Writes the head, moves focus to the heading and restores the scroll position. It stands beside the page inside the boundary
 * that waits for its code, so that its effects run once the page is rendered. A replaced search of the same path is a filter:
 * focus stays.
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
