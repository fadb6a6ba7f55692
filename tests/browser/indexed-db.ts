import * as fakeBrowser from 'fake-indexeddb';
import { vi } from 'vitest';

/** The browser's database, empty, which jsdom has not; gone after the test. */
export function stubIndexedDb(): void {
  const { default: _default, forceCloseDatabase: _force, ...classes } = fakeBrowser;
  for (const [name, value] of Object.entries(classes)) vi.stubGlobal(name, value);
  vi.stubGlobal('indexedDB', new fakeBrowser.IDBFactory());
}
