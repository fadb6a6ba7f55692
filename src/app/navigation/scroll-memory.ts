import { copyEntry, readEntry, saveEntries, writeEntry } from '@/platform/history-entries';

/** How long a page may take to regain its former height, in ms. */
const timeout = 5000;
const takeOverEvents = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to `top` px once the page is tall enough, unless the visitor scrolls or types first. Returns a
 * function that gives up; `onSettled` runs at the end.
 */
function restoreScroll(top: number, onSettled: () => void): () => void {
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
    takeOverEvents.forEach((name) => window.removeEventListener(name, end));
    onSettled();
  };
  const attempt = () => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) <= 1) end();
  };
  const observer = new ResizeObserver(attempt);
  const timer = setTimeout(end, timeout);
  takeOverEvents.forEach((name) => window.addEventListener(name, end, { passive: true }));
  observer.observe(document.body);
  attempt();
  return end;
}

// Plain variables rather than global stores: every page sets them when it appears and leaves.
let currentKey: string | null = null;
let giveUp = () => {};
/** The entry whose scroll restoration was interrupted, and its target in px. */
let interrupted: { key: string; top: number } | null = null;
let restoring: { key: string; top: number } | null = null;
/** The position restored in this frame. */
let restored: { key: string; top: number } | null = null;

/** Whether this module caused the current scroll event. Browsers dispatch it before the next frame. */
export const isScrollingBack = (): boolean => (restoring ?? restored) !== null;

/**
 * Remembers the scroll position of each history entry; the browser would restore it before our listings have
 * loaded. Returns a function that stops it.
 */
export function startScrollMemory(): () => void {
  const previous = window.history.scrollRestoration;
  window.history.scrollRestoration = 'manual';
  const remember = () => {
    if (currentKey !== null) writeEntry(currentKey, 'scroll', window.scrollY);
  };
  const events = new AbortController();
  const { signal } = events;
  window.addEventListener('scroll', remember, { signal, passive: true });
  // A link may be followed before the scroll event, which comes once per frame.
  window.addEventListener('click', remember, { signal, capture: true });
  window.addEventListener('pagehide', saveEntries, { signal });
  // Phones discard background pages without a `pagehide`.
  document.addEventListener('visibilitychange', saveEntries, { signal });
  return () => {
    window.history.scrollRestoration = previous;
    events.abort();
  };
}

/** Stops recording until the next page renders: an unmounting page shrinks and fires scroll events. */
export function pauseScrollMemory(): void {
  interrupted = restoring ?? restored;
  giveUp();
  currentKey = null;
}

function restoreEntry(key: string, top: number): void {
  const settle = () => {
    currentKey = key;
    giveUp = () => {};
    restored = restoring;
    restoring = null;
    requestAnimationFrame(() => (restored = null));
  };
  restoring = { key, top };
  const end = restoreScroll(top, settle);
  if (restoring) giveUp = end;
}

/**
 * Moves the record to the new key of a replaced address. A page that was hidden meanwhile continues its
 * restoration; one whose effects strict mode runs twice restarts it, because the list's window, also started
 * twice, has scrolled to its start.
 */
export function moveEntry(from: string, to: string): void {
  copyEntry(from, to);
  if (from === to && interrupted?.key === to) restoreEntry(to, interrupted.top);
  else currentKey = to;
  interrupted = null;
}

/**
 * Scrolls a rendered page to its recorded position, or to the top for a new entry. A returned entry without a
 * record is the first of a visit, and the browser has positioned it. `isFirst` means that the page was just
 * loaded: someone who scrolled the first offers stays there.
 */
export function showEntry(key: string, isReturn: boolean, isFirst = false): void {
  const top = isReturn ? readEntry(key, 'scroll') : 0;
  if (!isReturn || typeof top !== 'number') writeEntry(key, 'scroll', 0);
  interrupted = null;
  if (typeof top === 'number' && !(isFirst && window.scrollY > 0)) restoreEntry(key, top);
  else currentKey = key;
}
