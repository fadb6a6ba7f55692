import type { ProductRow } from '@/listings/product-row';

/** A product as the mocked server stores it. These fields are always present. */
export interface MockProduct extends ProductRow {
  id: number;
  company_name: string;
  product_photo: string;
  images: { id: number; image: string }[];
  date_posted: string;
  verified: boolean;
}

/** A request of `GET /api/cat`: what somebody wants to buy or sell. */
export interface RequestEntry {
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

/** One entry of `GET /api/cat`. */
export type CatEntry = RequestEntry | CommentEntry;

/** An uploaded file and its path. */
export interface UploadedFile {
  path: string;
  file: Blob;
}

/** Whether a post was verified. It may be a post of the demonstration. */
export interface Verdict {
  id: number;
  verified: boolean;
}

/** The mocked server's storage for what people add: IndexedDB in a browser, memory in tests. */
export interface MockStorage {
  products(): Promise<MockProduct[]>;
  /** Adds a post with the next free id, from `firstAddedId` on. Concurrent calls get different ids. */
  addProduct(build: (id: number) => MockProduct): Promise<MockProduct>;
  entries(): Promise<CatEntry[]>;
  /** Adds a request or comment, with an id like that of a post. */
  addEntry(build: (id: number) => CatEntry): Promise<CatEntry>;
  verdicts(): Promise<Verdict[]>;
  putVerdict(verdict: Verdict): Promise<void>;
  findFile(path: string): Promise<UploadedFile | undefined>;
  putFile(file: UploadedFile): Promise<void>;
  clear(): Promise<void>;
}

/** The first id for what people add. All ids of the demonstration are lower. */
export const firstAddedId = 100_000;
