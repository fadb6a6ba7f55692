import { createGlobalStore, waitForStore } from '@/platform/create-store';
import { whenIdle } from '@/platform/scheduling';
import { areFirstPhotosLoading } from './first-photos';

/** Whether the listings have loaded or failed, or have taken too long (`app.tsx`). */
const mayLoadLateCode = createGlobalStore(() => false);

/** Allows late code to load from now on. */
export const startLateCode = (): void => mayLoadLateCode.write(true);

/**
 * Runs `work` once the listings and the first photos have loaded and the browser is idle, if code can be fetched:
 * online, or from a service worker. Returns a function that cancels it.
 */
export function whenIdleToFetch(work: () => void): () => void {
  let cancel = () => {};
  let isCancelled = false;
  const begin = async () => {
    await waitForStore(mayLoadLateCode, Boolean);
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
