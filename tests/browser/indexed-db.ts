import * as fakeBrowser from 'fake-indexeddb';
import { vi } from 'vitest';

/** An empty IndexedDB, which jsdom lacks; it is gone after the test. */
export function stubIndexedDb(): void {
  const { default: _default, forceCloseDatabase: _force, ...classes } = fakeBrowser;
  for (const [name, value] of Object.entries(classes)) vi.stubGlobal(name, value);
  vi.stubGlobal('indexedDB', new fakeBrowser.IDBFactory());
}
