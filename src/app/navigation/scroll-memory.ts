import { createGlobalStore } from '@/platform/create-store';
import {
  copyHistoryEntry,
  readHistoryEntry,
  saveHistoryEntries,
  writeHistoryEntry,
} from '@/platform/history-entries';
import { scrollByApp } from '@/ui/app-scroll';

/** How long a page may take to become as tall as before, in ms. */
const restoreTimeout = 5000;
const takeOverEvents = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to `top` px once the page is tall enough, unless the visitor scrolls or types first. `onSettled` runs at the
 * end. Returns a function that gives up.
 */
function restoreScroll(top: number, onSettled: () => void): () => void {
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
    takeOverEvents.forEach((name) => window.removeEventListener(name, end));
    onSettled();
  };
  const attempt = () => {
    scrollByApp(() => window.scrollTo(0, top));
    if (Math.abs(window.scrollY - top) <= 1) end();
  };
  const observer = new ResizeObserver(attempt);
  const timer = setTimeout(end, restoreTimeout);
  takeOverEvents.forEach((name) => window.addEventListener(name, end, { passive: true }));
  observer.observe(document.body);
  attempt();
  return end;
}

/** The history entry whose position is recorded; null while a page leaves or is being restored. */
const currentKey = createGlobalStore<string | null>(() => null);
const giveUpRestoring = createGlobalStore(() => () => {});

/**
 * Remembers the scroll position of each history entry. The browser's own restoration would come too early, before our
 * listings have loaded. Returns a function that stops it.
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

/**
 * Scrolls a rendered page to its recorded position, or to the top for a new entry. On a return without a record the
 * browser has already scrolled. On the first page of a visit (`isFirst`), a visitor who has scrolled stays there.
 */
export function showEntry(key: string, isReturn: boolean, isFirst = false): void {
  const top = isReturn ? readHistoryEntry(key, 'scroll') : 0;
  if (!isReturn || typeof top !== 'number') writeHistoryEntry(key, 'scroll', 0);
  const record = () => {
    currentKey.write(key);
  };
  if (typeof top !== 'number' || (isFirst && window.scrollY > 0)) return record();
  giveUpRestoring.write(restoreScroll(top, record));
}
