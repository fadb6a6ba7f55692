import * as stores from '../../src/platform/create-store';

export * from '../../src/platform/create-store';

const resets: (() => void)[] = [];

/** Sets every global store and page variable to its first value, as a page load does. */
export const resetPage = (): void => resets.forEach((reset) => reset());

/**
 * This and `pageVariable` replace those of `create-store.ts` in tests (`vitest.config.ts`), because all tests of a
 * worker share one page.
 */
export function createGlobalStore<Value>(createInitial: () => Value): stores.Store<Value> {
  const store = stores.createGlobalStore(createInitial);
  resets.push(() => store.write(createInitial()));
  return store;
}

export function pageVariable<Value>(createInitial: () => Value): { current: Value } {
  const variable = stores.pageVariable(createInitial);
  resets.push(() => {
    variable.current = createInitial();
  });
  return variable;
}
