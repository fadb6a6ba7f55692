import { createGlobalStore } from '@/platform/create-store';

const scrolled = createGlobalStore(() => 0);

/** Whether the app is still scrolling to an earlier position. Until then nobody reads the current one. */
export const isRestoringScroll = createGlobalStore(() => false);

/** How far the app itself has scrolled in this frame, in px. A scroll event does not tell the app from the visitor. */
export const appScroll = (): number => scrolled.read();

/** Runs `scroll`, and counts the distance as scrolled by the app. */
export function scrollByApp(scroll: () => void): void {
  const before = window.scrollY;
  scroll();
  scrolled.write(scrolled.read() + window.scrollY - before);
  // The browser fires the scroll event before the next frame.
  requestAnimationFrame(() => scrolled.write(0));
}
