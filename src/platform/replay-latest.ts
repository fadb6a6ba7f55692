/**
 * Creates a stream of snapshots that starts immediately and that many readers may read at any time. A reader
 * gets the latest snapshot and those that follow, and ends when `produce` does. A slow reader misses snapshots
 * in between.
 */
export function replayLatest<Snapshot>(
  produce: (show: (snapshot: Snapshot) => void) => Promise<void>,
): AsyncIterable<Snapshot> {
  let latest: [] | [Snapshot] = [];
  let count = 0;
  let hasEnded = false;
  const waiting: (() => void)[] = [];
  const wakeReaders = () => waiting.splice(0).forEach((wake) => wake());
  const end = produce((snapshot) => {
    latest = [snapshot];
    count++;
    wakeReaders();
  }).finally(() => {
    hasEnded = true;
    wakeReaders();
  });
  // Readers receive the rejection. Without a reader the browser would report it as unhandled.
  end.catch(() => {});
  return {
    async *[Symbol.asyncIterator]() {
      for (let seen = 0; ;) {
        if (seen < count) {
          seen = count;
          yield* latest;
        } else if (hasEnded) return await end;
        else await new Promise<void>((wake) => waiting.push(wake));
      }
    },
  };
}
