import { createGlobalStore } from '@/lib/create-store';

/** What is being done with the post that goes to the server; there is never more than one. */
export type Submission =
  | { status: 'idle' }
  /** `share` of the upload, 0 to 1; null before it begins and where nobody tells. */
  | { status: 'sending'; postId: string; files: number; share: number | null; cancel: () => void }
  /** It stays on the store, and `retry` sends the same. */
  | { status: 'failed'; postId: string; text: string; body: unknown; retry: () => void };

export const submissionStore = createGlobalStore<Submission>(() => ({ status: 'idle' }));

/** The post whose form is on the page: its way to the server shows there and nowhere else. */
export const shownPost = createGlobalStore<string | null>(() => null);
