import { type Store, createGlobalStore as createForGood } from '../../src/platform/create-store';

export * from '../../src/platform/create-store';

const resets: (() => void)[] = [];

/** Stands for that of `create-store.ts` in tests (`vite.config.ts`), which share one page and so its stores. */
export function createGlobalStore<Value>(initial: () => Value): Store<Value> {
  const store = createForGood(initial);
  resets.push(() => store.write(initial()));
  return store;
}

/** Gives every store the value that it has as a page loads, in the order in which they were made. */
export const resetStores = (): void => resets.forEach((reset) => reset());
