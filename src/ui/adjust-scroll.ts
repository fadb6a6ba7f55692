import { createGlobalStore } from '@/platform/create-store';

const adjusted = createGlobalStore(() => 0);

/** How far the app itself has scrolled since the last frame, in px: a scroll event does not tell who scrolled. */
export const adjustedScroll = (): number => adjusted.read();

/**
 * Runs `scroll` to compensate for a layout change, so that the visible content stays in place. The visitor did
 * not scroll.
 */
export function adjustScroll(scroll: () => void): void {
  const before = window.scrollY;
  scroll();
  adjusted.write(adjusted.read() + window.scrollY - before);
  // The browser fires the scroll event before the next frame.
  requestAnimationFrame(() => adjusted.write(0));
}
