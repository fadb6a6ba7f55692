import { copyEntry, readEntry, saveEntries, writeEntry } from '@/platform/history-entries';

/** How long a page may take to grow back to where it was left, in ms. */
const timeout = 5000;
const visitorTakesOver = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to `top` px as soon as the page is tall enough, unless the visitor scrolls or types first. Returns a
 * function that gives up, and calls `onSettled` at the end.
 */
function restoreScroll(top: number, onSettled: () => void): () => void {
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
    visitorTakesOver.forEach((name) => window.removeEventListener(name, end));
    onSettled();
  };
  const attempt = () => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) <= 1) end();
  };
  const observer = new ResizeObserver(attempt);
  const timer = setTimeout(end, timeout);
  visitorTakesOver.forEach((name) => window.addEventListener(name, end, { passive: true }));
  observer.observe(document.body);
  attempt();
  return end;
}

// No stores that tests reset: every page sets these anew when it is shown and when it goes.
let currentKey: string | null = null;
let giveUp = () => {};
/** The entry whose scrolling back was given up before it was done, and to where, in px. */
let interrupted: { key: string; top: number } | null = null;
let restoring: { key: string; top: number } | null = null;
/** What was scrolled back in this frame. */
let restored: { key: string; top: number } | null = null;

/**
 * Whether a scroll event is told of that this module has caused, not the visitor: the browser tells ahead of
 * the next frame.
 */
export const isScrollingBack = (): boolean => (restoring ?? restored) !== null;

/**
 * Remembers how far each history entry is scrolled: the browser restores before our listings have loaded.
 * Returns how to stop.
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
  // A link may be followed before the browser has told of the scrolling, which it does once a frame.
  window.addEventListener('click', remember, { signal, capture: true });
  window.addEventListener('pagehide', saveEntries, { signal });
  // Phones discard a page in the background without a `pagehide`.
  document.addEventListener('visibilitychange', saveEntries, { signal });
  return () => {
    window.history.scrollRestoration = previous;
    events.abort();
  };
}

/** Stops remembering until the next page is rendered: a page that unmounts shrinks, which fires a scroll event. */
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
 * Moves what is remembered to the key that a replaced address gets. A page that was hidden meanwhile goes on to
 * scroll to where it was left; one whose effects strict mode runs twice does so anew, since the window of a
 * list, begun twice as well, has scrolled to where it began.
 */
export function keepEntry(from: string, to: string): void {
  copyEntry(from, to);
  if (from === to && interrupted?.key === to) restoreEntry(to, interrupted.top);
  else currentKey = to;
  interrupted = null;
}

/**
 * Scrolls a page that was just rendered to where its history entry was left, or to the top for a new entry. A
 * returned entry of which nothing is remembered is the first of a visit, and the browser has placed it.
 * `isFirst` where the page was loaded for it: whoever has scrolled its first offers before the app came stays
 * there.
 */
export function showEntry(key: string, isReturn: boolean, isFirst = false): void {
  const top = isReturn ? readEntry(key, 'scroll') : 0;
  if (!isReturn || typeof top !== 'number') writeEntry(key, 'scroll', 0);
  interrupted = null;
  if (typeof top === 'number' && !(isFirst && window.scrollY > 0)) restoreEntry(key, top);
  else currentKey = key;
}
