/** localStorage is shared by all tabs and visits, sessionStorage by the pages of one tab. */
type Storages = 'localStorage' | 'sessionStorage';

/** Reads JSON from a storage; null if it is missing or unreadable. */
export function readPersisted(key: string, storage: Storages = 'localStorage'): unknown {
  try {
    return JSON.parse(window[storage].getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Writes JSON to a storage; null removes the key. Returns false if the storage is full or blocked. */
export function writePersisted(key: string, value: unknown, storage: Storages = 'localStorage'): boolean {
  try {
    if (value === null) window[storage].removeItem(key);
    else window[storage].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Thrown if the browser's storage fails or does not answer. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}

/** Returns the page's cookies; '' in a sandboxed frame, where reading them throws a SecurityError. */
export function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}
