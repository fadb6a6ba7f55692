import { copyEntry, readEntry, saveEntries, writeEntry } from '@/lib/entry-store';

/** How long a page may take to grow back to where it was left, in ms. */
const patience = 5000;
const visitorTakesOver = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to `top` as soon as the page is tall enough, unless the visitor moves first. Returns how to give up, and calls
 * `onSettled` when it is over.
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
  const timer = setTimeout(end, patience);
  visitorTakesOver.forEach((name) => window.addEventListener(name, end, { passive: true }));
  observer.observe(document.body);
  attempt();
  return end;
}

let currentKey: string | null = null;
let giveUp = () => {};

/** Starts to remember how far each history entry is scrolled; the browser's own guess does not know our loading. */
export function startScrollMemory(): () => void {
  const previous = window.history.scrollRestoration;
  window.history.scrollRestoration = 'manual';
  const remember = () => {
    if (currentKey !== null) writeEntry(currentKey, 'scroll', window.scrollY);
  };
  window.addEventListener('scroll', remember, { passive: true });
  window.addEventListener('pagehide', saveEntries);
  // A phone may end a page in the background without another word.
  document.addEventListener('visibilitychange', saveEntries);
  return () => {
    window.history.scrollRestoration = previous;
    window.removeEventListener('scroll', remember);
    window.removeEventListener('pagehide', saveEntries);
    document.removeEventListener('visibilitychange', saveEntries);
  };
}

/** Nothing is remembered from here until the next page stands: a page that is going shrinks, and that is no scrolling. */
export function pauseScrollMemory(): void {
  giveUp();
  currentKey = null;
}

/** A replaced address is the same visit: it stays where it is and keeps what it remembers. */
export function keepEntry(from: string, to: string): void {
  copyEntry(from, to);
  currentKey = to;
}

/**
 * Takes a page that has just been shown to where its history entry was left; to the top for a new one. An entry of which
 * nothing is remembered is the first of a visit and stays where the browser has put it.
 */
export function showEntry(key: string, isReturn: boolean): void {
  const top = isReturn ? readEntry(key, 'scroll') : 0;
  if (!isReturn || typeof top !== 'number') writeEntry(key, 'scroll', 0);
  const settle = () => {
    currentKey = key;
    giveUp = () => {};
  };
  if (typeof top === 'number') giveUp = restoreScroll(top, settle);
  else settle();
}
