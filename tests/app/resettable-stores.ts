import { type Store, createGlobalStore as createForGood } from '../../src/platform/create-store';

export * from '../../src/platform/create-store';

const resets: (() => void)[] = [];

/**
 * Replaces `create-store.ts` in tests (`vite.config.ts`), because all tests of a file share one page and its stores.
 */
export function createGlobalStore<Value>(initial: () => Value): Store<Value> {
  const store = createForGood(initial);
  resets.push(() => store.write(initial()));
  return store;
}

/** Resets every store to its value at the start of a page, in the order of their creation. */
export const resetStores = (): void => resets.forEach((reset) => reset());
