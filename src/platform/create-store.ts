/** A value outside of any component that can be read, changed and listened to. */
export interface Store<Value> {
  read: () => Value;
  write: (value: Value) => void;
  /** Calls `listener` after each change; returns how to stop. */
  subscribe: (listener: () => void) => () => void;
}

/** One value that more than one part of the page looks at. */
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
          // The fault of one listener must not keep the others, or who writes, from going on.
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

/** A store of which a page has one, exported by its module; `initial` is called now and at each `resetStores`. */
export function createGlobalStore<Value>(initial: () => Value): Store<Value> {
  const store = createStore(initial());
  resets.push(() => store.write(initial()));
  return store;
}

/** Resets all global stores in the order they were created, as a page load does: tests share one page. */
export const resetStores = (): void => resets.forEach((reset) => reset());
