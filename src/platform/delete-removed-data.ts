import { readPersisted, writePersisted } from './persisted-json';
import { whenIdle } from './when-idle';

/** What features that are gone have stored on devices. Raise `version` when a line is added. */
const removed = {
  version: 1,
  localStorageKeys: ['gulit:hidden', 'gulit:fidel'],
  databases: ['gulit-friend'],
  caches: ['gulit-shared'],
};

/** Holds the version of the list above that this device has been rid of. */
const versionKey = 'gulit:removed-data';

/** Deletes once, when the browser is idle, what an earlier version of the app stored and nothing reads any more. */
export function deleteRemovedData(): () => void {
  return whenIdle(() => {
    if (readPersisted(versionKey) === removed.version) return;
    // A browser that forbids its storage has nothing to delete.
    try {
      for (const key of removed.localStorageKeys) localStorage.removeItem(key);
      for (const name of removed.databases) indexedDB.deleteDatabase(name);
      // There are no caches without https.
      if ('caches' in window) for (const name of removed.caches) void caches.delete(name).catch(() => {});
      writePersisted(versionKey, removed.version);
    } catch {
      return;
    }
  });
}
