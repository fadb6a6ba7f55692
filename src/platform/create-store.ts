/** A value outside components that can be read, changed and observed. */
export interface Store<Value> {
  read: () => Value;
  write: (value: Value) => void;
  /** Calls `listener` after each change. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

/** Creates a store that several parts of the page share. */
export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    read: () => current,
    write: (value) => {
      current = value;
      for (const listener of listeners)
        try {
          listener();
        } catch (error) {
          // An error in one listener must stop neither the other listeners nor the writer.
          reportError(error);
        }
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const resets: (() => void)[] = [];

/** Creates the only store of its kind on a page. `initial` runs now and at each `resetStores`. */
export function createGlobalStore<Value>(initial: () => Value): Store<Value> {
  const store = createStore(initial());
  resets.push(() => store.write(initial()));
  return store;
}

/** Resets all global stores in creation order, as a page load would. Tests share one page. */
export const resetStores = (): void => resets.forEach((reset) => reset());
