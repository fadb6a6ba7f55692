/** A value outside components that can be read, changed and observed. */
export interface Store<Value> {
  read: () => Value;
  write: (value: Value) => void;
  /** Calls `listener` after each change. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

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
          // An error in one listener must not stop the others.
          reportError(error);
        }
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Creates a store for the whole page, at module level (docs/architecture.md, Stores). */
export const createGlobalStore = <Value>(createInitial: () => Value): Store<Value> =>
  createStore(createInitial());

export const waitForStore = <Value>(store: Store<Value>, meets: (value: Value) => boolean): Promise<Value> =>
  new Promise((resolve) => {
    const check = () => {
      const value = store.read();
      if (!meets(value)) return;
      stop();
      resolve(value);
    };
    const stop = store.subscribe(check);
    check();
  });
