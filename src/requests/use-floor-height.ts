import { useLayoutEffect, type RefObject } from 'react';

/**
 * Keeps `--floor-height` at the height of the box that floats at the bottom. The page's end, the scroll padding and other
 * bars use it, or the box would cover them.
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
