/** A JSON value that this browser keeps under `key`; null where there is none, or none that can be read. */
export function readKept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a JSON value in this browser; false where the storage is full or closed, and nothing was kept. */
export function writeKept(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Keeps it no longer. */
export function removeKept(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A closed storage keeps nothing anyway.
  }
}

/** Calls `listener` whenever another tab changes what is kept under `key`, for as long as the page lives. */
export function watchKept(key: string, listener: () => void): void {
  window.addEventListener('storage', (event) => {
    // Without a key everything was cleared.
    if (event.key === key || event.key === null) listener();
  });
}
