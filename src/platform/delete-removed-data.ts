import { readPersisted, writePersisted } from './persisted-json';
import { whenIdle } from './scheduling';

/** Storage used by removed features. Raise `version` when you add a line. */
const removed = {
  version: 2,
  localStorageKeys: ['gulit:hidden', 'gulit:fidel', 'gulit:post-statuses'],
  databases: ['gulit-friend', 'gulit-claims'],
  caches: ['gulit-shared'],
};

/** The localStorage key of the version that was last cleaned up on this device. */
const versionKey = 'gulit:removed-data';

/** Deletes what older versions stored and no code reads any more. It runs once, when the browser is idle. */
export function deleteRemovedData(): () => void {
  return whenIdle(() => {
    if (readPersisted(versionKey) === removed.version) return;
    // Blocked storage has nothing to delete.
    try {
      for (const key of removed.localStorageKeys) localStorage.removeItem(key);
      for (const name of removed.databases) indexedDB.deleteDatabase(name);
      // `caches` exists only on https pages.
      if ('caches' in window) for (const name of removed.caches) void caches.delete(name).catch(() => {});
      writePersisted(versionKey, removed.version);
    } catch {
      return;
    }
  });
}
