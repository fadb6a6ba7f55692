import * as stores from '../../src/platform/create-store';

export * from '../../src/platform/create-store';

const resets: (() => void)[] = [];

/** Sets every global store to its first value, as a page load does. */
export const resetPage = (): void => resets.forEach((reset) => reset());

/** Replaces the function in `create-store.ts` (`vitest.config.ts`), because all tests of a worker share one page. */
export function createGlobalStore<Value>(createInitial: () => Value): stores.Store<Value> {
  const store = stores.createGlobalStore(createInitial);
  resets.push(() => store.write(createInitial()));
  return store;
}
