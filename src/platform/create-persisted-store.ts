import { createGlobalStore, type Store } from './create-store';
import { readPersisted, writePersisted } from './persisted-json';

interface PersistedStoreOptions<Value> {
  /** The key in localStorage. */
  key: string;
  /** Parses unknown JSON, or null if nothing readable is stored. */
  parse: (json: unknown) => Value;
  /** Converts a value to JSON; null removes the key. By default, values are written unchanged. */
  toJson?: (value: Value) => unknown;
  /** Whether the page keeps the value after the storage was cleared. */
  outlivesStorage?: boolean;
}

/** A store that persists in localStorage and syncs between tabs. */
export interface PersistedStore<Value> extends Store<Value> {
  /** Returns false if the storage is full or blocked. The value then lasts until the page closes. */
  write: (value: Value) => boolean;
  /** Changes the stored value, which another tab may have written last. */
  update: (change: (value: Value) => Value) => boolean;
  /** Reads the stored value again, because changes of other tabs reach this page a moment late. */
  reload: () => void;
}

/** Creates a store over localStorage that falls back to memory. */
export function createPersistedStore<Value>(options: PersistedStoreOptions<Value>): PersistedStore<Value> {
  const { key, parse, toJson = (value) => value, outlivesStorage = false } = options;
  /** Whether the last write succeeded. After a failed write only `memory` has the value. */
  let isStored = true;
  const load = () => {
    isStored = true;
    return parse(readPersisted(key));
  };
  const memory = createGlobalStore(load);
  /** A store with `outlivesStorage` never writes null, so a missing key means that the storage was cleared. */
  const wasCleared = () => outlivesStorage && readPersisted(key) === null;
  const latest = () => (isStored && !wasCleared() ? load() : memory.read());

  const reload = () => memory.write(latest());
  const write = (value: Value) => {
    isStored = writePersisted(key, toJson(value));
    memory.write(value);
    return isStored;
  };

  window.addEventListener('storage', (event) => {
    // The key is null when another tab clears the whole storage.
    if (event.key === key || event.key === null) reload();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    // Pages in the back/forward cache receive no storage events.
    if (persisted) reload();
  });
  return { ...memory, write, reload, update: (change) => write(change(latest())) };
}
