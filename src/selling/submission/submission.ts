import { createGlobalStore } from '@/lib/create-store';

/** The state of the upload; there is never more than one. */
export type Submission =
  | { status: 'idle' }
  /** `share` of the upload, 0 to 1; null before it begins and where the browser does not report it. */
  | { status: 'sending'; postId: string; files: number; share: number | null; cancel: () => void }
  /** The post stays in the draft store, and `retry` sends it again. */
  | { status: 'failed'; postId: string; text: string; body: unknown; retry: () => void };

export const submissionStore = createGlobalStore<Submission>(() => ({ status: 'idle' }));

/** The post whose form is on the page, which shows its progress; the panel over other pages then stays away. */
export const shownPost = createGlobalStore<string | null>(() => null);
