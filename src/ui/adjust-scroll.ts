import { createGlobalStore } from '@/platform/create-store';

const adjusted = createGlobalStore(() => 0);

/** How far the page itself has scrolled since the last frame, in px: a scroll event tells of both. */
export const adjustedScroll = (): number => adjusted.read();

/** Scrolls by `scroll` so that what is seen stays where it is; nobody has asked for it. */
export function adjustScroll(scroll: () => void): void {
  const before = window.scrollY;
  scroll();
  adjusted.write(adjusted.read() + window.scrollY - before);
  // The browser tells of a scroll ahead of the next frame.
  requestAnimationFrame(() => adjusted.write(0));
}
