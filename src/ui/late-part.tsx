import { type ComponentType, useEffect } from 'react';
import { whenIdle } from '@/platform/when-idle';
import { whenStore } from '@/platform/when-store';
import { ErrorBoundary } from './error-boundary';
import { areFirstPhotosComing } from './first-photos';
import { lazyComponent } from './lazy-part';
import { useStore } from './use-store';

/**
 * Calls `work` when the first photos are there and the browser is idle, where code can be fetched: with a
 * connection, or from a worker that has kept it. Returns how to cancel it.
 */
export function whenIdleToFetch(work: () => void): () => void {
  let callOff = () => {};
  let isCancelled = false;
  const begin = async () => {
    await whenStore(areFirstPhotosComing, (areComing) => !areComing);
    if (isCancelled) return;
    callOff = whenIdle(() => {
      if (navigator.onLine || ('serviceWorker' in navigator && navigator.serviceWorker.controller)) work();
    });
  };
  void begin();
  return () => {
    isCancelled = true;
    callOff();
  };
}

let start = () => {};

/** Resolves when the listings are loaded or have failed, or take too long (`app.tsx`). */
const afterFirstLoad = new Promise<void>((resolve) => {
  start = resolve;
});

/** Lets late parts be fetched from now on. */
export const startLateParts = (): void => start();

/**
 * A component whose code is fetched only when the listings are loaded and the browser is idle, since it would
 * compete with them for a slow connection. Until then it shows nothing; code that cannot be had is asked for
 * again with the next connection.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazyComponent(load);
  const { state, fetch } = Part.code;
  return function LatePart(props: Props) {
    const { isLoaded } = useStore(state);
    useEffect(() => {
      if (isLoaded) return;
      let callOff = () => {};
      let isActive = true;
      const begin = () => {
        if (isActive) callOff = whenIdleToFetch(() => void fetch());
      };
      const beginInTime = () => void afterFirstLoad.then(begin);
      beginInTime();
      window.addEventListener('online', beginInTime);
      return () => {
        isActive = false;
        callOff();
        window.removeEventListener('online', beginInTime);
      };
    }, [isLoaded]);
    return (
      isLoaded && (
        <ErrorBoundary fallback={null}>
          <Part {...props} />
        </ErrorBoundary>
      )
    );
  };
}
