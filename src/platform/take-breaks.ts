/** Lets the browser do something else, by a message, because browsers delay each further timer of a row by 4 ms. */
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

/** In ms: whoever types or scrolls feels what takes longer in one go. */
const portion = 12;

/** For work that a cheap phone does for seconds: what it returns is awaited between steps, and pauses in time. */
export function takeBreaks(): () => Promise<void> | undefined {
  let since = performance.now();
  const rest = async () => {
    await pause();
    since = performance.now();
  };
  return () => (performance.now() - since < portion ? undefined : rest());
}
