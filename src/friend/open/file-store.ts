import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { withTimeout } from '@/lib/with-timeout';
import { mostBytes } from '@/friend/format/limits';

interface Schema extends DBSchema {
  /** The bytes of the one file that is kept: WebKit stores no files in a private window. */
  files: { key: string; value: unknown };
}

const key = 'last';
/** How long the browser may take, in ms: WebKit's IndexedDB sometimes never answers. */
const timeout = 4000;

function inStore<Answer>(work: (database: IDBPDatabase<Schema>) => Promise<Answer>): Promise<Answer> {
  const open = async () => {
    const database = await openDB<Schema>('gulit-friend', undefined, {
      upgrade: (fresh) => void fresh.createObjectStore('files'),
    });
    try {
      return await work(database);
    } finally {
      database.close();
    }
  };
  return withTimeout(open(), timeout);
}

const isBytes = (value: unknown): value is ArrayBuffer =>
  Object.prototype.toString.call(value) === '[object ArrayBuffer]';

/**
 * Keeps a file in the place of the one before, unless it is wanted no more when the browser is ready for it;
 * returns false where the browser keeps nothing.
 */
export async function keepFile(file: Blob, isWanted: () => boolean): Promise<boolean> {
  try {
    const bytes = await file.arrayBuffer();
    const put = async (database: IDBPDatabase<Schema>) =>
      isWanted() ? database.put('files', bytes, key) : undefined;
    await inStore(put);
    return true;
  } catch {
    return false;
  }
}

/** The file that is kept; null where there is none, or it cannot be read. */
export async function findKeptFile(): Promise<Blob | null> {
  try {
    const found = await inStore((database) => database.get('files', key));
    return isBytes(found) && found.byteLength <= mostBytes ? new Blob([found]) : null;
  } catch {
    return null;
  }
}

/** Removes the file that is kept. Rejects where the browser does not. */
export const removeKeptFile = (): Promise<void> => inStore((database) => database.delete('files', key));
