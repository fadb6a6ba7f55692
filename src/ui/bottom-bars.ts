import type { RefCallback } from 'react';
import { createGlobalStore } from '@/platform/create-store';
import { nextPaint } from '@/platform/scheduling';

/** Whether the page has its own bar at the bottom. The request box then shares its line. */
export const hasPageBar = createGlobalStore(() => false);

const isFloating = (element: HTMLElement): boolean => /fixed|sticky/.test(getComputedStyle(element).position);

/** Reads a CSS variable of the root element. It is in px or rem; the result is in px. */
function readLength(name: string): number {
  const root = getComputedStyle(document.documentElement);
  const text = root.getPropertyValue(name);
  return parseFloat(text) * (text.endsWith('rem') ? parseFloat(root.fontSize) : 1);
}

/** Ignores a change of less than half a pixel, because each change restyles all elements that use the variable. */
function writeLength(name: string, length: number): void {
  if (Math.abs(readLength(name) - length) < 0.5) return;
  document.documentElement.style.setProperty(name, `${length}px`);
}

/**
 * Sets a CSS variable of the root element to an element's height in px, or to 0 while the element is not fixed to the
 * bottom of the screen.
 */
function watchHeight(element: HTMLElement, name: string, onHeight = (_height: number) => {}): () => void {
  let isActive = true;
  const measure = () => {
    if (!isActive) return;
    const height = isFloating(element) ? element.offsetHeight : 0;
    writeLength(name, height);
    onHeight(height);
  };
  // Measures in the next frame. Changing the page's height within the callback causes a 'ResizeObserver loop' error.
  const observer = new ResizeObserver(() => requestAnimationFrame(measure));
  const begin = async () => {
    await nextPaint();
    measure();
    if (isActive) observer.observe(element, { box: 'border-box' });
  };
  void begin();
  // On a low screen the bars stop floating, but keep their size.
  window.addEventListener('resize', measure);
  return () => {
    isActive = false;
    observer.disconnect();
    window.removeEventListener('resize', measure);
    const { style } = document.documentElement;
    // Runs before the next page measures its own bar, whose height it would otherwise overwrite.
    const end = async () => {
      await nextPaint();
      if (style.getPropertyValue(name) !== '0px') style.setProperty(name, '0px');
    };
    void end();
  };
}

/**
 * A `ref` for the request box, which sets `--box-height` to its height. `--floor-height` is the larger of this and
 * `--bar-height`; the end of the page, scroll margins and announcements leave that much room.
 */
export const requestBoxRef: RefCallback<HTMLElement> = (box) =>
  box ? watchHeight(box, '--box-height') : undefined;

/** A `ref` for a page's own bar. It sets `--bar-height` to its height and moves the request box into its line. */
export const pageBarRef: RefCallback<HTMLElement> = (bar) => {
  if (!bar) return undefined;
  // Set at once, because otherwise the box would cover the bar for a moment. The query repeats that of the `low`
  // variant: reading computed styles would force a layout.
  hasPageBar.write(!window.matchMedia('(max-height: 28.75rem)').matches);
  const stop = watchHeight(bar, '--bar-height', (height) => hasPageBar.write(height > 0));
  return () => {
    stop();
    hasPageBar.write(false);
  };
};

/**
 * The space beside a page's bar for the round request box on phones. It is in `rem`, because the box grows with the
 * text. On a desktop the box is beside the page.
 */
export const besideBoxClass = 'max-lg:pr-17 low:pr-4';
