import type { Clock } from './clock';

/** `full` stores nothing new, `silent` does not respond until it is `good` again. */
export type DiskState = 'good' | 'full' | 'silent';

interface Range {
  lower: readonly string[];
  upper: readonly string[];
}
type Key = string | readonly string[];
/** A key with several parts is compared as one text, because its parts are ids. */
const textOf = (key: Key) => (typeof key === 'string' ? key : key.join('\n'));
const isIn = (key: string, { lower, upper }: Range) => key >= textOf(lower) && key <= textOf(upper);
const isRange = (key: Key | Range): key is Range => typeof key === 'object' && 'lower' in key;

export interface DiskUser {
  isAlive: () => boolean;
  /** Whether writes that a closed page had started are completed. */
  writesLast: () => boolean;
}

interface OpenOptions {
  upgrade?: (database: { createObjectStore: (name: string) => void }) => void;
}

/** The IndexedDB of one browser, with the interface of `idb`. */
export function createDisk(clock: Clock, random: () => number) {
  const databases = new Map<string, Map<string, Map<string, { key: Key; value: unknown }>>>();
  const connections = new Set<{ isClosed: boolean }>();
  let state: DiskState = 'good';
  let waiting: (() => void)[] = [];
  let busyUntil = 0;

  /** Runs one task after another. */
  function ask<Result>(user: DiskUser, isWrite: boolean, work: () => Result): Promise<Result> {
    return new Promise((resolve, reject) => {
      const isDue = () => user.isAlive() || (isWrite && user.writesLast());
      const run = () => {
        if (!isDue()) return;
        if (state === 'silent') return void waiting.push(run);
        try {
          const result = work();
          if (user.isAlive()) resolve(result);
        } catch (error) {
          if (user.isAlive()) reject(error);
        }
      };
      busyUntil = Math.max(busyUntil, clock.now() + random() * 4) + 0.01;
      clock.after(busyUntil - clock.now(), run, isDue);
    });
  }

  function storeOf(name: string, connection: { isClosed: boolean }, store: string) {
    const rows = databases.get(name)?.get(store);
    if (!rows || connection.isClosed)
      throw new DOMException('The connection is closed.', 'InvalidStateError');
    return rows;
  }

  type Rows = () => Map<string, { key: Key; value: unknown }>;
  function put(rows: Rows, value: unknown, key: Key) {
    const copy: unknown = structuredClone(value);
    return () => {
      if (state === 'full') throw new DOMException('The disk is full.', 'QuotaExceededError');
      rows().set(textOf(key), { key, value: copy });
    };
  }
  const remove = (rows: Rows, key: Key | Range) => () => {
    for (const one of rows().keys())
      if (isRange(key) ? isIn(one, key) : one === textOf(key)) rows().delete(one);
  };

  function storeCalls(user: DiskUser, name: string, connection: { isClosed: boolean }, store: string) {
    const rows = () => storeOf(name, connection, store);
    return {
      getAll: () => ask(user, false, () => [...rows().values()].map(({ value }) => structuredClone(value))),
      getAllKeys: (range: Range) =>
        ask(user, false, () =>
          [...rows().values()].filter(({ key }) => isIn(textOf(key), range)).map(({ key }) => key),
        ),
      get: (key: Key) => ask(user, false, () => rows().get(textOf(key))?.value),
      put: (value: unknown, key: Key) => ask(user, true, put(rows, value, key)),
      delete: (key: Key) => ask(user, true, remove(rows, key)),
    };
  }

  /** A transaction makes all its changes at once, or none if the disk is full. */
  function createTransaction(user: DiskUser, rowsOf: (store: string) => ReturnType<Rows>) {
    const changes: (() => void)[] = [];
    let hasBegun = false;
    const apply = () => changes.forEach((change) => change());
    return {
      objectStore: (store: string) => ({
        get: (key: Key) =>
          ask(user, true, () => {
            hasBegun = true;
            return structuredClone(rowsOf(store).get(textOf(key))?.value);
          }),
        put: (value: unknown, key: Key) => void changes.unshift(put(() => rowsOf(store), value, key)),
        delete: (key: Key | Range) => void changes.push(remove(() => rowsOf(store), key)),
      }),
      get done() {
        return hasBegun ? Promise.resolve().then(apply) : ask(user, true, apply);
      },
    };
  }

  return {
    state: () => state,
    setState(next: DiskState): void {
      state = next;
      if (next === 'silent') return;
      const late = waiting;
      waiting = [];
      for (const run of late) clock.after(random() * 4, run);
    },
    /** Clears the storage, as a user may. */
    clear(): void {
      databases.clear();
      for (const connection of connections) connection.isClosed = true;
      connections.clear();
    },
    openFor(user: DiskUser) {
      return (name: string, _version: unknown, { upgrade }: OpenOptions) =>
        ask(user, true, () => {
          if (name !== 'gulit-selling') throw new Error(`There is no ${name}.`);
          const stores = databases.get(name) ?? new Map<string, Map<string, { key: Key; value: unknown }>>();
          if (!databases.has(name)) {
            databases.set(name, stores);
            upgrade?.({ createObjectStore: (store) => void stores.set(store, new Map()) });
          }
          const connection = { isClosed: false };
          connections.add(connection);
          const of = (store: string) => storeCalls(user, name, connection, store);
          return {
            getAll: (store: string) => of(store).getAll(),
            get: (store: string, key: Key) => of(store).get(key),
            put: (store: string, value: unknown, key: Key) => of(store).put(value, key),
            delete: (store: string, key: Key) => of(store).delete(key),
            getAllKeys: (store: string, range: Range) => of(store).getAllKeys(range),
            close: () => void connections.delete(connection),
            transaction: () => createTransaction(user, (store) => storeOf(name, connection, store)),
          };
        });
    },
  };
}
