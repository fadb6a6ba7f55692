import { createGlobalStore } from '@/platform/create-store';
import {
  copyHistoryEntry,
  readHistoryEntry,
  saveHistoryEntries,
  writeHistoryEntry,
} from '@/platform/history-entries';
import { appScroll, isRestoringScroll, scrollByApp } from '@/ui/app-scroll';

/** How long a page may take to become as tall as before, in ms. */
const restoreTimeout = 5000;
const takeOverEvents = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to `top` px, and again whenever the page changes its height, until the page has loaded or the visitor scrolls
 * or types. `onSettled` runs at the end. Returns a function to stop.
 */
function restoreScroll(top: number, isLoading: () => boolean, onSettled: () => void): () => void {
  let hasArrived = false;
  const events = new AbortController();
  const { signal } = events;
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
    events.abort();
    isRestoringScroll.write(false);
    onSettled();
  };
  const isThere = () => Math.abs(window.scrollY - top) <= 1;
  const attempt = () => {
    scrollByApp(() => window.scrollTo(0, top));
    hasArrived ||= isThere();
    if (isThere() && !isLoading()) end();
  };
  const endIfVisitorScrolled = () => {
    if (hasArrived && appScroll() === 0 && !isThere()) end();
  };
  const observer = new ResizeObserver(attempt);
  const timer = setTimeout(end, restoreTimeout);
  takeOverEvents.forEach((name) => window.addEventListener(name, end, { passive: true, signal }));
  // A scrollbar fires none of the other events. Captured, so that this scroll is recorded already.
  window.addEventListener('scroll', endIfVisitorScrolled, { passive: true, signal, capture: true });
  isRestoringScroll.write(true);
  observer.observe(document.body);
  attempt();
  return end;
}

/** The history entry whose position is recorded; null while a page unmounts or is being restored. */
const currentKey = createGlobalStore<string | null>(() => null);
const giveUpRestoring = createGlobalStore(() => () => {});

/**
 * Remembers the scroll position of each history entry. The browser would restore it too early, before our listings have
 * loaded. Returns a function to stop.
 */
export function startScrollMemory(): () => void {
  const previous = window.history.scrollRestoration;
  window.history.scrollRestoration = 'manual';
  const remember = () => {
    const key = currentKey.read();
    if (key !== null) writeHistoryEntry(key, 'scroll', window.scrollY);
  };
  const events = new AbortController();
  const { signal } = events;
  window.addEventListener('scroll', remember, { signal, passive: true });
  // Scroll events come once per frame, so the last one may be missing when a visitor follows a link.
  window.addEventListener('click', remember, { signal, capture: true });
  window.addEventListener('pagehide', saveHistoryEntries, { signal });
  // Phones discard background pages without a `pagehide`.
  document.addEventListener('visibilitychange', saveHistoryEntries, { signal });
  return () => {
    window.history.scrollRestoration = previous;
    events.abort();
  };
}

/** Stops recording until the next page renders: a page that is being removed shrinks and fires scroll events. */
export function pauseScrollMemory(): void {
  giveUpRestoring.read()();
  currentKey.write(null);
}

/** Keeps the recorded position under a new key when the address is replaced. The page does not scroll. */
export function moveEntry(from: string, to: string): void {
  copyHistoryEntry(from, to);
  currentKey.write(to);
}

interface ShownEntry {
  key: string;
  /** Whether the page was reached by Back, Forward or a reload. */
  isReturn: boolean;
  /** Whether this is the first page of a visit. It does not scroll if the visitor has already scrolled. */
  isFirst?: boolean;
  /** While true, a list may still show other items at the same position. */
  isLoading?: () => boolean;
}

/**
 * Scrolls a rendered page to its recorded position, or to the top for a new entry. A return without a recorded position
 * leaves the page where the browser has scrolled it.
 */
export function showEntry({ key, isReturn, isFirst = false, isLoading = () => false }: ShownEntry): void {
  const top = isReturn ? readHistoryEntry(key, 'scroll') : 0;
  if (!isReturn || typeof top !== 'number') writeHistoryEntry(key, 'scroll', 0);
  const record = () => {
    currentKey.write(key);
  };
  if (typeof top !== 'number' || (isFirst && window.scrollY > 0)) return record();
  giveUpRestoring.write(restoreScroll(top, isReturn ? isLoading : () => false, record));
}
