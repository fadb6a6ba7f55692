import { adjustScroll } from '@/ui/adjust-scroll';

/** In ms: by then the grid has measured its lines after a card opened or closed. */
const settling = 400;
const inputs = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
let release = () => {};

/**
 * Keeps an element at its place on the screen while the grid measures its lines anew and moves them, until the
 * visitor scrolls, taps or types. `find` is called in every frame, because the grid may replace the element.
 */
export function holdInPlace(find: () => Element | null): void {
  const top = find()?.getBoundingClientRect().top;
  if (top === undefined) return;
  // Two elements held at once would fight over the scroll position.
  release();
  const controller = new AbortController();
  const { signal } = controller;
  release = () => controller.abort();
  for (const input of inputs) window.addEventListener(input, release, { signal, passive: true });
  const end = performance.now() + settling;
  const hold = () => {
    if (signal.aborted) return;
    const now = find()?.getBoundingClientRect().top;
    if (now === undefined || performance.now() > end) return release();
    if (Math.abs(now - top) > 1) adjustScroll(() => window.scrollBy(0, now - top));
    requestAnimationFrame(hold);
  };
  requestAnimationFrame(hold);
}
