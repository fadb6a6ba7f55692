import { createGlobalStore } from '@/platform/create-store';

const scrolled = createGlobalStore(() => 0);

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
