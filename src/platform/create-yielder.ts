/** Yields to the browser with a message, because nested timers are delayed by 4 ms each. */
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

/** In ms. Longer uninterrupted work is felt while typing or scrolling. */
const sliceMs = 12;

/**
 * Keeps the page responsive during work that takes a slow phone seconds. Await the returned function between
 * steps; it lets the browser work when a slice of time is used up.
 */
export function createYielder(): () => Promise<void> | undefined {
  let since = performance.now();
  const yieldNow = async () => {
    await pause();
    since = performance.now();
  };
  return () => (performance.now() - since < sliceMs ? undefined : yieldNow());
}
