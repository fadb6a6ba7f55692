import { useCallback, useRef, useState } from 'react';

/** The current slide in a row that the browser scrolls, and a function that scrolls to another. */
export function useSlide(count: number) {
  const track = useRef<HTMLDivElement>(null);
  // During a smooth scroll, slides that pass by must not become current.
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

  /** A touch ends a smooth scroll, so its target no longer counts. */
  const onTouch = useCallback(() => {
    target.current = null;
  }, []);

  return { track, current, goTo, onScroll, onTouch };
}

export type Slide = ReturnType<typeof useSlide>;
