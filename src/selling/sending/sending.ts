import { createStore } from '@/lib/create-store';

/** What is being done with the post that goes to the server; there is never more than one. */
export type Sending =
  | { status: 'idle' }
  /** `share` of the upload, 0 to 1; null before it begins and where nobody tells. */
  | { status: 'sending'; postId: string; files: number; share: number | null; cancel: () => void }
  /** It stays on the shelf, and `retry` sends the same. */
  | { status: 'failed'; postId: string; text: string; body: unknown; retry: () => void };

export const sendingStore = createStore<Sending>({ status: 'idle' });
