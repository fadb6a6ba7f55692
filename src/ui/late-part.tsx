import { type ComponentType, useEffect } from 'react';
import { whenIdle } from '@/platform/when-idle';
import { whenStore } from '@/platform/when-store';
import { ErrorBoundary } from './error-boundary';
import { areFirstPhotosComing } from './first-photos';
import { lazyComponent } from './lazy-part';
import { useStore } from './use-store';

/**
 * Runs `work` when the first photos have loaded and the browser is idle, if code can be fetched: online, or
 * from a service worker. Returns a function that cancels it.
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

/** Resolves when the listings have loaded, failed or taken too long (`app.tsx`). */
const afterFirstLoad = new Promise<void>((resolve) => {
  start = resolve;
});

/** Allows late parts to load from now on. */
export const startLateParts = (): void => start();

/**
 * A component whose code loads once the listings have loaded and the browser is idle, because it would compete
 * with them on a slow line. It shows nothing until then, and retries failed code when the connection returns.
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
