import { pageVariable } from '@/platform/create-store';

const adjusted = pageVariable(() => 0);

/** How far the app itself has scrolled since the last frame, in px: a scroll event does not tell who scrolled. */
export const adjustedScroll = (): number => adjusted.current;

/**
 * Runs `scroll` to compensate for a layout change, so that the visible content stays in place. The visitor did
 * not scroll.
 */
export function adjustScroll(scroll: () => void): void {
  const before = window.scrollY;
  scroll();
  adjusted.current += window.scrollY - before;
  // The browser fires the scroll event before the next frame.
  requestAnimationFrame(() => (adjusted.current = 0));
}
