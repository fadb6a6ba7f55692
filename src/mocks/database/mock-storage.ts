import type { MockProduct } from '@/mocks/mock-product';
import type { CatEntry } from './cat-entry';

/** An uploaded file, under the path from which it is served. */
export interface UploadedFile {
  path: string;
  file: Blob;
}

/** Whether a post was verified, demonstration posts included. */
export interface Verdict {
  id: number;
  verified: boolean;
}

/** Where the mocked server keeps what people add: IndexedDB in a browser, memory in tests. */
export interface MockStorage {
  products(): Promise<MockProduct[]>;
  /** Adds a post under the next free id from `firstAddedId` on; concurrent calls get different ids. */
  addProduct(build: (id: number) => MockProduct): Promise<MockProduct>;
  entries(): Promise<CatEntry[]>;
  /** Adds a request or comment, with an id as for posts. */
  addEntry(build: (id: number) => CatEntry): Promise<CatEntry>;
  verdicts(): Promise<Verdict[]>;
  putVerdict(verdict: Verdict): Promise<void>;
  findFile(path: string): Promise<UploadedFile | undefined>;
  putFile(file: UploadedFile): Promise<void>;
  clear(): Promise<void>;
}

/** The first id of what people add; the demonstration's ids are lower. */
export const firstAddedId = 100_000;
