import { useCallback, useRef, useState } from 'react';

/** A row of full-width slides that is swiped natively: which one shows, and how to go to another. */
export function useSlide(count: number) {
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const goTo = useCallback(
    (index: number) => {
      const next = Math.min(Math.max(index, 0), count - 1);
      setCurrent(next);
      const element = track.current;
      element?.scrollTo({ left: next * element.clientWidth, behavior: 'smooth' });
    },
    [count],
  );
  const onScrollEnd = useCallback(() => {
    const element = track.current;
    if (element && element.clientWidth > 0) setCurrent(Math.round(element.scrollLeft / element.clientWidth));
  }, []);
  return { track, current, goTo, onScrollEnd };
}
