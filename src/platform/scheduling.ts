/** How long to wait for a paint, in ms. A page in the background never paints. */
const paintTimeout = 250;

/** Resolves once the current frame is on the screen. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, paintTimeout);
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** Calls `work` when the browser is idle. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  // Safari has no `requestIdleCallback`.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: 2000 });
  return () => window.cancelIdleCallback(handle);
}

/** Lets the browser work. Uses a message, because browsers delay nested timers by 4 ms. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });

/** How long work may run without a pause, in ms. Longer work is noticeable while typing or scrolling. */
const sliceMs = 12;

/**
 * Keeps the page responsive during long work. Await the returned function between two steps: after 12 ms of work, it
 * lets the browser handle input and paint.
 */
export function createYielder(): () => Promise<void> | undefined {
  let since = performance.now();
  const yieldNow = async () => {
    await pause();
    since = performance.now();
  };
  return () => (performance.now() - since < sliceMs ? undefined : yieldNow());
}

/** Settles as `work` does, or rejects with a `TimeoutError` after `timeout` ms. The work itself continues. */
export function withTimeout<Result>(work: Promise<Result>, timeout: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException('It took too long.', 'TimeoutError')), timeout);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
