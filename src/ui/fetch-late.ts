import { whenIdle } from '@/platform/scheduling';
import { waitForStore } from '@/platform/create-store';
import { areFirstPhotosLoading } from './first-photos';

let start = () => {};

/** Resolves when the listings have loaded or failed, or have taken too long (`app.tsx`). */
const afterFirstLoad = new Promise<void>((resolve) => {
  start = resolve;
});

/** Allows late code to load from now on. */
export const startLateCode = (): void => start();

/**
 * Runs `work` once the listings and the first photos have loaded and the browser is idle, if code can be fetched:
 * online, or from a service worker. Returns a function that cancels it.
 */
export function whenIdleToFetch(work: () => void): () => void {
  let cancel = () => {};
  let isCancelled = false;
  const begin = async () => {
    await afterFirstLoad;
    await waitForStore(areFirstPhotosLoading, (areLoading) => !areLoading);
    if (isCancelled) return;
    cancel = whenIdle(() => {
      if (navigator.onLine || ('serviceWorker' in navigator && navigator.serviceWorker.controller)) work();
    });
  };
  void begin();
  return () => {
    isCancelled = true;
    cancel();
  };
}
