const tabLocks = (): LockManager | null => ('locks' in navigator ? navigator.locks : null);

/** Waits until no other tab does work of this name, then does it. Browsers without the Web Locks API do not wait. */
export async function withTabLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const locks = tabLocks();
  return locks ? locks.request(name, work) : work();
}

/** Takes a lock for this tab, once no other tab has it, until the returned function is called or the tab is closed. */
export function holdTabLock(name: string): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const giveUp = new AbortController();
  // Aborting a request that still waits rejects it, which is no failure.
  tabLocks()
    ?.request(name, { signal: giveUp.signal }, () => released)
    .catch(() => {});
  return () => {
    giveUp.abort();
    release();
  };
}

/** The names of the locks that any tab holds now, this one included. */
export async function heldTabLocks(): Promise<ReadonlySet<string>> {
  const held = (await tabLocks()?.query())?.held ?? [];
  return new Set(held.flatMap(({ name }) => name ?? []));
}
