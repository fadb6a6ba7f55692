/** localStorage is shared by all tabs and visits, sessionStorage by the pages that one tab loads. */
type Storages = 'localStorage' | 'sessionStorage';

/** The JSON value that a storage has under `key`; null where there is none, or where it cannot be read. */
export function readPersisted(key: string, storage: Storages = 'localStorage'): unknown {
  try {
    return JSON.parse(window[storage].getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Writes a JSON value to a storage, where null removes the key; false where the storage is full or blocked. */
export function writePersisted(key: string, value: unknown, storage: Storages = 'localStorage'): boolean {
  try {
    if (value === null) window[storage].removeItem(key);
    else window[storage].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
