import { useLayoutEffect, type RefObject } from 'react';
import { createGlobalStore } from '@/lib/create-store';

/** Whether the page has a bar of its own at the end of the screen, whose line the request box then shares. */
export const hasPageBar = createGlobalStore(() => false);

/** Tells the height of an element in px whenever it changes, 0 where it does not stand at the end of the screen. */
function watchHeight(element: HTMLElement, tell: (height: number) => void): () => void {
  const measure = () => {
    if (!isActive) return;
    const height = isFloating(element) ? element.offsetHeight : 0;
    writeLength(name, height);
    onHeight(height);
  };
  let frame = 0;
  // In the next frame: what is told changes the page's height, and browsers report an error ('ResizeObserver loop') where that
  // happens while they tell of sizes.
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(measure);
  });
  observer.observe(element, { box: 'border-box' });
  measure();
  // On a low screen the bars stop floating without a change of their size.
  window.addEventListener('resize', measure);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
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

/**
 * The room that a page's bar leaves for the request box beside it: on a phone a round button, on a desktop the whole pill of
 * 15rem at the edge of the screen, as far as that reaches over a bar in the middle. In `rem`, since both grow with the text.
 */
export const besideBoxClass = 'max-lg:pr-17 lg:pr-[max(1rem,calc(17rem-(100vw-100%)/2))] low:pr-4';
