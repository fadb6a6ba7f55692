import { useLayoutEffect, type RefObject } from 'react';
import { createGlobalStore } from '@/lib/create-store';

/** Whether the page has a bar of its own at the end of the screen, whose line the request box then shares. */
export const hasPageBar = createGlobalStore(() => false);

/** Tells the height of an element in px whenever it changes, 0 where it does not stand at the end of the screen. */
function watchHeight(element: HTMLElement, tell: (height: number) => void): () => void {
  const measure = () => {
    const isFloating = /fixed|sticky/.test(getComputedStyle(element).position);
    tell(isFloating ? element.offsetHeight : 0);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(element, { box: 'border-box' });
  // On a low screen the bars stop floating without a change of their size.
  window.addEventListener('resize', measure);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', measure);
    tell(0);
  };
}

const setRoot = (name: string, height: number) =>
  document.documentElement.style.setProperty(name, `${height}px`);

/**
 * Keeps `--box-height` at the height of the request box. With `--bar-height` it makes up `--floor-height`, from which the page's
 * end, scroll margins and toasts are measured, so that nothing is hidden behind a bar.
 */
export function useBoxHeight(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(
    () => (box.current ? watchHeight(box.current, (height) => setRoot('--box-height', height)) : undefined),
    [box],
  );
}

/** Keeps `--bar-height` at the height of a page's own bar, and makes the request box share its line. */
export function usePageBar(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (!bar.current) return;
    return watchHeight(bar.current, (height) => {
      setRoot('--bar-height', height);
      hasPageBar.write(height > 0);
    });
  }, [bar]);
}

/** The room that a page's bar leaves for the request box, which is a round button beside it. */
export const besideBoxClass = 'max-lg:pr-17 low:pr-4';
