import { openDB, type DBSchema } from 'idb';
import type { ProductRow } from '@/listings/product-row';
import type { AccountState } from '@/mocks/sign-in/accounts';

/** A product as the mocked server stores it. These fields are always present. */
export interface MockProduct extends ProductRow {
  id: number;
  company_name: string;
  product_photo: string;
  images: { id: number; image: string }[];
  date_posted: string;
  verified: boolean;
}

/** A request: what somebody wants to buy or sell. */
interface RequestEntry {
  id: number;
  name: string;
  message: string;
  created_at: string;
}

/** A comment on a picture of a product. The API has one list for comments and requests. */
export interface CommentEntry {
  id: number;
  product_id: number;
  image_id: number;
  user_email: string;
  comment: string;
  date_posted: string;
}

export type CatEntry = RequestEntry | CommentEntry;

/** What people have added to the mocked server and to the mocked sign-in provider. */
interface MockState {
  /** The last id of a post, request or comment that people have added. */
  lastId: number;
  products: MockProduct[];
  entries: CatEntry[];
  /** The ids of posts that were verified in *Demo*. */
  verified: Set<number>;
  /** The uploaded files by their paths. */
  files: Map<string, Blob>;
  /** null until somebody uses the sign-in provider. */
  accounts: AccountState | null;
}

/** No id of the demonstration is higher. What people add gets higher ids. */
export const lastDemonstrationId = 99_999;

export const createMockState = (): MockState => ({
  lastId: lastDemonstrationId,
  products: [],
  entries: [],
  verified: new Set(),
  files: new Map(),
  accounts: null,
});

/** Stores a `MockState`. */
export interface MockStorage {
  read: () => Promise<MockState>;
  /** Stores the state after `change` has modified it. If `change` throws, nothing is stored. */
  update: <Result>(change: (state: MockState) => Result) => Promise<Result>;
}

/** Stores the state until the page closes. */
export function createMemoryStorage(): MockStorage {
  const state = createMockState();
  return { read: async () => state, update: async (change) => change(state) };
}

interface Schema extends DBSchema {
  state: { key: string; value: MockState };
}

const key = 'state';

/** Stores the state in IndexedDB. It survives reloads, and all tabs share it. */
export async function openIndexedDbStorage(): Promise<MockStorage> {
  const database = await openDB<Schema>('gulit-mocks', 2, {
    upgrade(opened) {
      for (const name of opened.objectStoreNames) opened.deleteObjectStore(name);
      opened.createObjectStore('state');
    },
  });
  return {
    read: async () => (await database.get('state', key)) ?? createMockState(),
    async update(change) {
      // One transaction, so that two tabs do not overwrite each other.
      const { store, done } = database.transaction('state', 'readwrite');
      const state = (await store.get(key)) ?? createMockState();
      const result = change(state);
      await Promise.all([store.put(state, key), done]);
      return result;
    },
  };
}
