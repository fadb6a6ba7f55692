const tabLocks = (): LockManager | null => ('locks' in navigator ? navigator.locks : null);

/** Does some work that no other tab may do at the same time; waits for its turn. Where the browser has no locks it just does it. */
export async function withTabLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const locks = tabLocks();
  return locks ? locks.request(name, work) : work();
}

/** Takes a lock for this tab until the returned function is called or the tab goes. It goes unanswered while another tab has it. */
export function holdTabLock(name: string): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Where the browser refuses its locks, nobody else can be kept out either.
  tabLocks()
    ?.request(name, () => released)
    .catch(() => {});
  return release;
}

/** The names of the locks that any tab holds now, this one included. */
export async function heldTabLocks(): Promise<ReadonlySet<string>> {
  const held = (await tabLocks()?.query())?.held ?? [];
  return new Set(held.flatMap(({ name }) => name ?? []));
}
