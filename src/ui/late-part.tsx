import { type ComponentType, useEffect, useState } from 'react';
import { lazyPart } from './lazy-part';

/** Calls `work` when the browser is idle; returns how to cancel it. */
export function whenIdle(work: () => void): () => void {
  // Safari has no `requestIdleCallback`.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: 2000 });
  return () => window.cancelIdleCallback(handle);
}

let start = () => {};

/** Resolves when the listings are loaded, or failed to. */
const lateTime = new Promise<void>((resolve) => {
  start = resolve;
});

/** Lets late parts be fetched from now on. */
export const startLateParts = (): void => start();

/**
 * A component whose code is fetched only when the listings are loaded and the browser is idle, since it would compete with
 * them for a slow connection. Until then, and where its code cannot be had, it shows nothing.
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
