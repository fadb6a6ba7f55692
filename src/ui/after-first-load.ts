import { createGlobalStore, waitForStore } from '@/platform/create-store';
import { whenIdle } from '@/platform/scheduling';
import { areFirstPhotosLoading } from './first-photos';

/** Whether the listings have loaded or failed, or have taken too long (`app.tsx`). */
export const mayLoadLateCode = createGlobalStore(() => false);

/**
 * Runs `work` once the listings and the first photos have loaded and the browser is idle, and again with each new
 * connection. Without a connection, it runs only if a service worker has the code. Returns a function that cancels it.
 */
export function whenIdleToFetch(work: () => void): () => void {
  const events = new AbortController();
  const { signal } = events;
  let cancel = () => {};
  const begin = async () => {
    await waitForStore(mayLoadLateCode, Boolean);
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
