import { useLayoutEffect, type RefObject } from 'react';
import { createGlobalStore } from '@/platform/create-store';
import { nextPaint } from '@/platform/next-paint';

/** Whether the page has a bar of its own at the end of the screen, whose line the request box then shares. */
export const hasPageBar = createGlobalStore(() => false);

const isFloating = (element: HTMLElement): boolean => /fixed|sticky/.test(getComputedStyle(element).position);

/** A variable of the page that is a length in `px` or `rem`, in px. */
function readLength(name: string): number {
  const root = getComputedStyle(document.documentElement);
  const text = root.getPropertyValue(name);
  return parseFloat(text) * (text.endsWith('rem') ? parseFloat(root.fontSize) : 1);
}

/**
 * Leaves out changes below half a pixel: a variable that scroll margins use makes the browser style every
 * element anew.
 */
function writeLength(name: string, length: number): void {
  if (Math.abs(readLength(name) - length) < 0.5) return;
  document.documentElement.style.setProperty(name, `${length}px`);
}

/**
 * Keeps a variable of the page at the height of an element in px, 0 where it does not stand at the end of the
 * screen.
 */
function watchHeight(element: HTMLElement, name: string, onHeight = (_height: number) => {}): () => void {
  let isActive = true;
  const measure = () => {
    if (!isActive) return;
    const height = isFloating(element) ? element.offsetHeight : 0;
    writeLength(name, height);
    onHeight(height);
  };
  // In the next frame: what is told changes the page's height, and browsers report an error ('ResizeObserver
  // loop') where that happens while they tell of sizes.
  const observer = new ResizeObserver(() => requestAnimationFrame(measure));
  const begin = async () => {
    await nextPaint();
    measure();
    if (isActive) observer.observe(element, { box: 'border-box' });
  };
  void begin();
  // On a low screen the bars stop floating without a change of their size.
  window.addEventListener('resize', measure);
  return () => {
    isActive = false;
    observer.disconnect();
    window.removeEventListener('resize', measure);
    // The bar of the page that follows is measured after this.
    const end = async () => {
      await nextPaint();
      writeLength(name, 0);
    };
    void end();
  };
}

/**
 * Keeps `--box-height` at the height of the request box. With `--bar-height` it makes up `--floor-height`, from
 * which the page's end, scroll margins and toasts are measured, so that nothing is hidden behind a bar.
 */
export function useBoxHeight(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => (box.current ? watchHeight(box.current, '--box-height') : undefined), [box]);
}

/** Keeps `--bar-height` at the height of a page's own bar, and makes the request box share its line. */
export function usePageBar(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (!bar.current) return;
    // At once, or the box would lie over the bar for a moment; by the rule of `low`, as its style would first
    // have to be found.
    hasPageBar.write(!window.matchMedia('(max-height: 28.75rem)').matches);
    const stop = watchHeight(bar.current, '--bar-height', (height) => hasPageBar.write(height > 0));
    return () => {
      stop();
      hasPageBar.write(false);
    };
  }, [bar]);
}

/**
 * The room that a page's bar on a phone leaves for the round request box beside it, in `rem`, since both grow with
 * the text; on a desktop the box stands beside the page.
 */
export const besideBoxClass = 'max-lg:pr-17 low:pr-4';
