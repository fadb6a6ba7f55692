import { createGlobalStore } from '@/platform/create-store';

const adjusted = createGlobalStore(() => 0);

/** How far the app itself has scrolled since the last frame, in px: a scroll event does not tell who scrolled. */
export const adjustedScroll = (): number => adjusted.read();

/** Scrolls by `scroll` so that what is seen stays where it is; nobody has asked for it. */
export function adjustScroll(scroll: () => void): void {
  const before = window.scrollY;
  scroll();
  adjusted.write(adjusted.read() + window.scrollY - before);
  // The browser fires the scroll event before the next frame.
  requestAnimationFrame(() => adjusted.write(0));
}
