import type { Store } from './create-store';

/** Resolves with a store's value once it meets a condition, at once if it already does. */
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
