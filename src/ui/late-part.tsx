import { type ComponentType, useEffect, useState } from 'react';
import { lazyPart } from './lazy-part';

/** Does some work when the browser has nothing else to do; returns how to call it off. */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: 2000 });
  return () => window.cancelIdleCallback(handle);
}

let start = () => {};

/** Resolves when what the visitor came for is there. */
const lateTime = new Promise<void>((resolve) => {
  start = resolve;
});

/** From now on, late parts may be fetched. */
export const startLateParts = (): void => start();

/**
 * A part whose code is fetched only when the listings are there and the browser has nothing else to do. It shows nothing
 * until then, nor when its code cannot be had.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazyPart(load);
  let isTime = false;
  return function LatePart(props: Props) {
    const [due, setDue] = useState(isTime);
    useEffect(() => {
      if (due) return;
      let callOff = () => {};
      let stands = true;
      const begin = () => {
        if (!stands) return;
        callOff = whenIdle(() => {
          isTime = true;
          setDue(true);
        });
      };
      void lateTime.then(begin);
      return () => {
        stands = false;
        callOff();
      };
    }, [due]);
    return due ? <Part {...props} /> : null;
  };
}
