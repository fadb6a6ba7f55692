import { type Store, createGlobalStore } from './create-store';
import { readPersisted, writePersisted } from './persisted-json';

interface PersistedStoreOptions<Value> {
  /** The key in localStorage. */
  key: string;
  /** Reads unknown JSON; null where nothing is persisted, or nothing that can be read. */
  parse: (json: unknown) => Value;
  /** The JSON of a value; null removes the key. Without it the value is written as it is. */
  toJson?: (value: Value) => unknown;
  /**
   * Whether the value stays in the page where the browser empties its storage meanwhile: what stands on the
   * screen must not go.
   */
  outlivesStorage?: boolean;
}

/** A store that localStorage keeps for later visits and shares with other tabs. */
export interface PersistedStore<Value> extends Store<Value> {
  /** Returns false where the storage is full or blocked: the value then lasts as long as the page. */
  write: (value: Value) => boolean;
  /**
   * Writes what `change` makes of the value as it is persisted now, so that two tabs do not undo each other; see
   * `write`.
   */
  update: (change: (value: Value) => Value) => boolean;
}

/** A store over localStorage that goes on in memory where the browser keeps nothing. */
export function createPersistedStore<Value>(options: PersistedStoreOptions<Value>): PersistedStore<Value> {
  const { key, parse, toJson = (value) => value, outlivesStorage = false } = options;
  /** Whether the storage has the value of `memory`, which is newer where the last write failed. */
  let isPersisted = true;
  const load = () => {
    isPersisted = true;
    return parse(readPersisted(key));
  };
  const memory = createGlobalStore(load);
  /** Nothing that such a store writes is `null`: without the key the browser has emptied its storage. */
  const isEmptied = () => outlivesStorage && readPersisted(key) === null;
  const latest = () => (isPersisted && !isEmptied() ? load() : memory.read());

  const write = (value: Value) => {
    isPersisted = writePersisted(key, toJson(value));
    memory.write(value);
    return isPersisted;
  };

  window.addEventListener('storage', (event) => {
    if (event.key === key) memory.write(load());
    // The key is null when another tab has cleared the whole storage.
    if (event.key === null) memory.write(latest());
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    // A page in the back/forward cache gets no storage events.
    if (persisted) memory.write(latest());
  });
  return { ...memory, write, update: (change) => write(change(latest())) };
}
