import type { RefCallback } from 'react';
import { createGlobalStore } from '@/platform/create-store';
import { nextPaint } from '@/platform/scheduling';

/** Whether the page has its own bar at the bottom, whose line the request box then shares. */
export const hasPageBar = createGlobalStore(() => false);

const isFloating = (element: HTMLElement): boolean => /fixed|sticky/.test(getComputedStyle(element).position);

/** Reads a CSS variable of the root in px or rem, in px. */
function readLength(name: string): number {
  const root = getComputedStyle(document.documentElement);
  const text = root.getPropertyValue(name);
  return parseFloat(text) * (text.endsWith('rem') ? parseFloat(root.fontSize) : 1);
}

/** Ignores changes below half a pixel: changing a variable that scroll margins use restyles every element. */
function writeLength(name: string, length: number): void {
  if (Math.abs(readLength(name) - length) < 0.5) return;
  document.documentElement.style.setProperty(name, `${length}px`);
}

/**
 * Sets a CSS variable of the root to an element's height in px, or to 0 while the element is not at the bottom
 * of the screen.
 */
function watchHeight(element: HTMLElement, name: string, onHeight = (_height: number) => {}): () => void {
  let isActive = true;
  const measure = () => {
    if (!isActive) return;
    const height = isFloating(element) ? element.offsetHeight : 0;
    writeLength(name, height);
    onHeight(height);
  };
  // Measures in the next frame: changing the page's height during the notification causes a 'ResizeObserver
  // loop' error.
  const observer = new ResizeObserver(() => requestAnimationFrame(measure));
  const begin = async () => {
    await nextPaint();
    measure();
    if (isActive) observer.observe(element, { box: 'border-box' });
  };
  void begin();
  // On a low screen the bars stop floating without changing size.
  window.addEventListener('resize', measure);
  return () => {
    isActive = false;
    observer.disconnect();
    window.removeEventListener('resize', measure);
    const { style } = document.documentElement;
    // Runs before the next page measures its own bar.
    const end = async () => {
      await nextPaint();
      if (style.getPropertyValue(name) !== '0px') style.setProperty(name, '0px');
    };
    void end();
  };
}

/**
 * The `ref` of the request box. It sets `--box-height` to its height. With `--bar-height` it forms
 * `--floor-height`, which the end of the page, scroll margins and toasts use, so nothing hides behind a bar.
 */
export const requestBoxRef: RefCallback<HTMLElement> = (box) =>
  box ? watchHeight(box, '--box-height') : undefined;

/**
 * The `ref` of a page's own bar. It sets `--bar-height` to its height, and moves the request box into the same
 * line.
 */
export const pageBarRef: RefCallback<HTMLElement> = (bar) => {
  if (!bar) return undefined;
  // Set at once; otherwise the box would cover the bar for a moment. The query repeats the `low` variant because
  // computed styles would force a layout.
  hasPageBar.write(!window.matchMedia('(max-height: 28.75rem)').matches);
  const stop = watchHeight(bar, '--bar-height', (height) => hasPageBar.write(height > 0));
  return () => {
    stop();
    hasPageBar.write(false);
  };
};

/**
 * The room that a page's bar leaves for the round request box on phones, in `rem` because both grow with the
 * text. On desktops the box stands beside the page.
 */
export const besideBoxClass = 'max-lg:pr-17 low:pr-4';
