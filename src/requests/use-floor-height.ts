import { useLayoutEffect, type RefObject } from 'react';

/**
 * Keeps `--floor-height` at the height of the box that floats at the bottom: the page's end, the scroll padding and other
 * bars are measured from it, so that nothing is ever hidden behind the box.
 */
export function useFloorHeight(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const root = document.documentElement;
    const observer = new ResizeObserver(() =>
      root.style.setProperty('--floor-height', `${element.offsetHeight}px`),
    );
    observer.observe(element, { box: 'border-box' });
    return () => {
      observer.disconnect();
      root.style.removeProperty('--floor-height');
    };
  }, [box]);
}
