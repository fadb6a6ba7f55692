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
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
