import { createGlobalStore, waitForStore } from '@/platform/create-store';
import { whenIdle } from '@/platform/scheduling';
import { areFirstPhotosLoading } from './first-photos';

/** Whether the listings have loaded, failed or taken too long (`app.tsx`). */
export const isFirstLoadDone = createGlobalStore(() => false);

/**
 * Runs `work` once the listings and the first photos have loaded and the browser is idle, and again whenever the
 * connection returns. Offline, it runs only if a service worker has the code. Returns a function to cancel it.
 */
export function afterFirstLoad(work: () => void): () => void {
  const events = new AbortController();
  const { signal } = events;
  let cancel = () => {};
  const begin = async () => {
    await waitForStore(isFirstLoadDone, Boolean);
    await waitForStore(areFirstPhotosLoading, (areLoading) => !areLoading);
    cancel();
    if (signal.aborted) return;
    cancel = whenIdle(() => {
      if (navigator.onLine || ('serviceWorker' in navigator && navigator.serviceWorker.controller)) work();
    });
  };
  void begin();
  window.addEventListener('online', begin, { signal });
  return () => {
    events.abort();
    cancel();
  };
}
