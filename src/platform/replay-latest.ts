/**
 * A stream of snapshots that begins at once and that anyone may read at any time: each reader gets the latest
 * snapshot and then those that follow, and ends as `produce` does, after the last snapshot. A reader that is slower
 * than the stream misses snapshots in between.
 */
export function replayLatest<Snapshot>(
  produce: (show: (snapshot: Snapshot) => void) => Promise<void>,
): AsyncIterable<Snapshot> {
  let latest: [] | [Snapshot] = [];
  let count = 0;
  let isOver = false;
  const waiting: (() => void)[] = [];
  const wakeReaders = () => waiting.splice(0).forEach((wake) => wake());
  const end = produce((snapshot) => {
    latest = [snapshot];
    count++;
    wakeReaders();
  }).finally(() => {
    isOver = true;
    wakeReaders();
  });
  // Readers get the rejection; without any, the browser would report it.
  end.catch(() => {});
  return {
    async *[Symbol.asyncIterator]() {
      for (let seen = 0; ;) {
        if (seen < count) {
          seen = count;
          yield* latest;
        } else if (isOver) return await end;
        else await new Promise<void>((wake) => waiting.push(wake));
      }
    },
  };
}
