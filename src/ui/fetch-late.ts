import { whenIdle } from '@/platform/scheduling';
import { waitForStore } from '@/platform/create-store';
import { areFirstPhotosLoading } from './first-photos';

/**
 * Runs `work` when the first photos have loaded and the browser is idle, provided that code can be fetched: online, or
 * from a service worker. Returns a function that cancels it.
 */
export function whenIdleToFetch(work: () => void): () => void {
  let cancel = () => {};
  let isCancelled = false;
  const begin = async () => {
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

let start = () => {};

/** Resolves when `startLateParts` is called: the listings have loaded or failed, or took too long. */
const afterFirstLoad = new Promise<void>((resolve) => {
  start = resolve;
});

/** Allows late parts to load from now on. */
export const startLateParts = (): void => start();

/** Runs `fetch` once late parts may load, and again when the connection returns. Returns a function that stops it. */
export function fetchLate(fetch: () => Promise<void>): () => void {
  let cancel = () => {};
  let isActive = true;
  const begin = () => {
    if (isActive) cancel = whenIdleToFetch(() => void fetch());
  };
  const fetchWhenAllowed = () => void afterFirstLoad.then(begin);
  fetchWhenAllowed();
  window.addEventListener('online', fetchWhenAllowed);
  return () => {
    isActive = false;
    cancel();
    window.removeEventListener('online', fetchWhenAllowed);
  };
}
