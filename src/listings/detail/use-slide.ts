import { useCallback, useRef, useState } from 'react';

/** A row of full-width slides that is swiped natively: which one shows, and how to go to another. */
export function useSlide(count: number) {
  const track = useRef<HTMLDivElement>(null);
  // While the row glides to a slide, the slides it passes are not the current one.
  const target = useRef<number | null>(null);
  const [current, setCurrent] = useState(0);

  const goTo = useCallback(
    (index: number) => {
      const next = Math.min(Math.max(index, 0), count - 1);
      const element = track.current;
      target.current = next;
      setCurrent(next);
      element?.scrollTo({ left: next * element.clientWidth });
    },
    [count],
  );

  const onScroll = useCallback(() => {
    const element = track.current;
    if (!element || element.clientWidth === 0) return;
    const place = element.scrollLeft / element.clientWidth;
    if (target.current === null) setCurrent(Math.round(place));
    else if (Math.abs(place - target.current) < 0.02) target.current = null;
  }, []);

  /** A finger takes over from whatever glides. */
  const onGrab = useCallback(() => {
    target.current = null;
  }, []);

  return { track, current, goTo, onScroll, onGrab };
}
