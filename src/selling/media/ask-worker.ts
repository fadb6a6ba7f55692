/** The worker's answer to one message; null where it fails, or says nothing for `patience` ms. */
export function askWorker(worker: Worker, message: unknown, patience: number): Promise<unknown> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const settle = (answer: unknown) => {
      clearTimeout(timer);
      listening.abort();
      resolve(answer);
    };
    const timer = setTimeout(settle, patience, null);
    const { signal } = listening;
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => settle(data), { signal });
    for (const failure of ['error', 'messageerror']) {
      worker.addEventListener(failure, () => settle(null), { signal });
    }
    try {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has no origin to be named.
      worker.postMessage(message);
    } catch {
      settle(null);
    }
  });
}
