import { useEffect, useState, type RefObject } from 'react';
import { appScroll } from '@/ui/app-scroll';

/** The bar hides after this many px of scrolling down. */
const threshold = 10;

/**
 * Whether the bar is hidden: after `threshold` px of scrolling down, until the next scroll up. It is never hidden at
 * the top, while the keyboard's focus is inside, or while a scroll position is being restored.
 */
export function useHiddenByScroll(bar: RefObject<HTMLElement | null>): boolean {
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    // Starts at 0: reading `scrollY` here would force a layout before the first paint.
    let turningPoint = 0;
    let goingDown = false;
    const focusInside = () => bar.current?.contains(document.activeElement) ?? false;
    // `:focus-visible` would not do: it also matches text fields that were tapped.
    let usesKeys = false;
    let isFocusedByKeys = false;
    let last = 0;
    const onScroll = () => {
      const top = window.scrollY;
      // Leaves out what the app itself has scrolled, to restore a page or to keep a list in place.
      last += appScroll();
      turningPoint += appScroll();
      if (top > 0 && Math.abs(top - last) < 1) return;
      const down = top > last;
      if (down !== goingDown) {
        goingDown = down;
        turningPoint = last;
      }
      last = top;
      if (!down || top <= 0) setHidden(false);
      else if (top - turningPoint > threshold) setHidden(!(isFocusedByKeys && focusInside()));
    };
    const onFocus = () => {
      isFocusedByKeys = usesKeys;
      if (focusInside()) setHidden(false);
    };
    const onPress = ({ type }: Event) => {
      usesKeys = type === 'keydown';
      // Text that is being typed in the bar must stay visible.
      if (usesKeys && focusInside()) setHidden(false);
    };
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener('scroll', onScroll, { signal, passive: true });
    document.addEventListener('focusin', onFocus, { signal });
    document.addEventListener('keydown', onPress, { signal, capture: true });
    document.addEventListener('pointerdown', onPress, { signal, capture: true });
    return () => controller.abort();
  }, [bar]);

  return hidden;
}
