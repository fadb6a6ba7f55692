import {
  firstAddedId,
  type CatEntry,
  type MockProduct,
  type MockStorage,
  type UploadedFile,
} from './mock-storage';

function append<Value extends { id: number }>(values: Value[], build: (id: number) => Value): Promise<Value> {
  const value = build((values.at(-1)?.id ?? firstAddedId - 1) + 1);
  values.push(value);
  return Promise.resolve(value);
}

/** Stores everything in memory. To simulate a reload, a test creates two databases with the same storage. */
export function createMemoryStorage(): MockStorage {
  const products: MockProduct[] = [];
  const entries: CatEntry[] = [];
  const verdicts = new Map<number, boolean>();
  const files = new Map<string, UploadedFile>();
  return {
    products: () => Promise.resolve([...products]),
    addProduct: (build) => append(products, build),
    entries: () => Promise.resolve([...entries]),
    addEntry: (build) => append(entries, build),
    verdicts: () => Promise.resolve([...verdicts].map(([id, verified]) => ({ id, verified }))),
    async putVerdict({ id, verified }) {
      verdicts.set(id, verified);
    },
    findFile: (path) => Promise.resolve(files.get(path)),
    async putFile(file) {
      files.set(file.path, file);
    },
    async clear() {
      products.length = 0;
      entries.length = 0;
      verdicts.clear();
      files.clear();
    },
  };
}
