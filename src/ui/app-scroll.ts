import { createGlobalStore } from '@/platform/create-store';

const scrolled = createGlobalStore(() => 0);

/** Whether the app still returns to an earlier position, so that nobody reads at the current one. */
export const isRestoringScroll = createGlobalStore(() => false);

/** How far the app itself has scrolled in this frame, in px. A scroll event does not say who scrolled. */
export const appScroll = (): number => scrolled.read();

/** Runs `scroll`, which scrolls for the app, and not for the visitor. */
export function scrollByApp(scroll: () => void): void {
  const before = window.scrollY;
  scroll();
  scrolled.write(scrolled.read() + window.scrollY - before);
  // The browser fires the scroll event before the next frame.
  requestAnimationFrame(() => scrolled.write(0));
}
