const tabLocks = (): LockManager | null => ('locks' in navigator ? navigator.locks : null);

/**
 * Waits until no other tab runs work of the same name, then runs `work`. Runs it at once if there are no locks (pages
 * without HTTPS), or if the browser refuses them (Chromium with blocked cookies).
 */
export async function withTabLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const locks = tabLocks();
  if (!locks) return work();
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return work();
  };
  try {
    return await locks.request(name, begin);
  } catch (error) {
    if (hasBegun) throw error;
    return work();
  }
}

/** Takes a lock as soon as no other tab holds it. The returned function or closing the tab releases it. */
export function holdTabLock(name: string): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // If the browser refuses locks, other tabs cannot be kept out.
  tabLocks()
    ?.request(name, () => released)
    .catch(() => {});
  return release;
}

/** Returns the names of the locks that any tab holds, including this one; empty if the browser refuses. */
export async function heldTabLocks(): Promise<ReadonlySet<string>> {
  const state = await tabLocks()
    ?.query()
    .catch(() => null);
  const held = state?.held ?? [];
  return new Set(held.flatMap(({ name }) => name ?? []));
}
