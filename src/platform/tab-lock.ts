const tabLocks = (): LockManager | null => ('locks' in navigator ? navigator.locks : null);

/**
 * Does some work under a claim in storage, in the place of a lock; without its code, which few need, the work
 * is just done.
 */
async function withClaim<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const loaded = await import('./storage-claim').catch(() => null);
  return loaded ? loaded.withStorageClaim(name, work) : work();
}

/**
 * Does some work that no other tab may do at the same time; waits for its turn. Pages without https have no
 * locks, and Chromium refuses them where cookies are blocked.
 */
export async function withTabLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const locks = tabLocks();
  if (!locks) return withClaim(name, work);
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return work();
  };
  try {
    return await locks.request(name, begin);
  } catch (error) {
    if (hasBegun) throw error;
    return withClaim(name, work);
  }
}

/**
 * Takes a lock for this tab until the returned function is called or the tab goes. It goes unanswered while
 * another tab has it.
 */
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

/** The names of the locks that any tab holds now, this one included; none where the browser refuses to tell. */
export async function heldTabLocks(): Promise<ReadonlySet<string>> {
  const state = await tabLocks()
    ?.query()
    .catch(() => null);
  const held = state?.held ?? [];
  return new Set(held.flatMap(({ name }) => name ?? []));
}
