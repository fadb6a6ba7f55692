import type { RefCallback } from 'react';
import { createGlobalStore } from '@/platform/create-store';

/** Whether the page has its own bar at the bottom. The request box is then in the same line. */
export const hasPageBar = createGlobalStore(() => false);

const isFloating = (element: HTMLElement): boolean => /fixed|sticky/.test(getComputedStyle(element).position);

/**
 * Sets a CSS variable of the root element to an element's height in px, or to 0 while the element is not fixed to the
 * bottom of the screen.
 */
function watchHeight(element: HTMLElement, name: string, onHeight = (_height: number) => {}): () => void {
  const write = (height: number) => document.documentElement.style.setProperty(name, `${height}px`);
  const measure = () => {
    if (!element.isConnected) return;
    const height = isFloating(element) ? element.offsetHeight : 0;
    write(height);
    onHeight(height);
  };
  // Measures in the next frame: a change of the page's height in the callback causes a 'ResizeObserver loop' error.
  const observer = new ResizeObserver(() => requestAnimationFrame(measure));
  observer.observe(element, { box: 'border-box' });
  // On a low screen the bars stop floating, but keep their size.
  window.addEventListener('resize', measure);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', measure);
    write(0);
  };
}

/** A `ref` for the request box, which sets `--box-height`. `--floor-height` is the larger of both heights. */
export const requestBoxRef: RefCallback<HTMLElement> = (box) =>
  box ? watchHeight(box, '--box-height') : undefined;

/** A `ref` for a page's own bar, which sets `--bar-height` and moves the request box into the line of the bar. */
export const pageBarRef: RefCallback<HTMLElement> = (bar) => {
  if (!bar) return undefined;
  // Set at once, or the box would cover the bar for a moment. Computed styles would force a layout, so this repeats the
  // query of the `low` variant.
  hasPageBar.write(!window.matchMedia('(max-height: 28.75rem)').matches);
  const stop = watchHeight(bar, '--bar-height', (height) => hasPageBar.write(height > 0));
  return () => {
    stop();
    hasPageBar.write(false);
  };
};

/** The space beside a page's bar for the round request box on phones. The box grows with the text. */
export const besideBoxClass = 'max-lg:pr-17 low:pr-4';
