import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import {
  firstAddedId,
  type CatEntry,
  type MockProduct,
  type MockStorage,
  type UploadedFile,
  type Verdict,
} from './mock-storage';

interface Schema extends DBSchema {
  products: { key: number; value: MockProduct };
  entries: { key: number; value: CatEntry };
  files: { key: string; value: UploadedFile };
  verdicts: { key: number; value: Verdict };
}

const storeNames = ['products', 'entries', 'files', 'verdicts'] as const;

const open = () =>
  openDB<Schema>('gulit-mocks', 1, {
    upgrade(database) {
      for (const name of storeNames)
        database.createObjectStore(name, { keyPath: name === 'files' ? 'path' : 'id' });
    },
  });

/**
 * Reads the last id and writes a row with the next one, in one transaction. Otherwise two tabs could use the same id.
 */
async function append<Value extends MockProduct | CatEntry>(
  database: IDBPDatabase<Schema>,
  store: 'products' | 'entries',
  build: (id: number) => Value,
): Promise<Value> {
  const transaction = database.transaction(store, 'readwrite');
  const last = await transaction.store.openKeyCursor(null, 'prev');
  const value = build((last?.key ?? firstAddedId - 1) + 1);
  await Promise.all([transaction.store.put(value), transaction.done]);
  return value;
}

async function clear(database: IDBPDatabase<Schema>): Promise<void> {
  const transaction = database.transaction(storeNames, 'readwrite');
  await Promise.all([...storeNames.map((name) => transaction.objectStore(name).clear()), transaction.done]);
}

/** Stores everything, including files, in IndexedDB. It survives reloads, and all tabs share it. */
export async function openIndexedDbStorage(): Promise<MockStorage> {
  const database = await open();
  return {
    products: () => database.getAll('products'),
    addProduct: (build) => append(database, 'products', build),
    entries: () => database.getAll('entries'),
    addEntry: (build) => append(database, 'entries', build),
    verdicts: () => database.getAll('verdicts'),
    async putVerdict(verdict) {
      await database.put('verdicts', verdict);
    },
    findFile: (path) => database.get('files', path),
    async putFile(file) {
      await database.put('files', file);
    },
    clear: () => clear(database),
  };
}
