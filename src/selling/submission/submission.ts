import { sessionStore, signedInUser } from '@/account/session';
import { createGlobalStore } from '@/platform/create-store';

/** The state of the upload; there is never more than one. */
export type Submission =
  | { status: 'idle' }
  /** `share` of the upload, 0 to 1; null before it begins and where the browser does not report it. */
  | {
      status: 'sending';
      postId: string;
      userId: string;
      files: number;
      share: number | null;
      cancel: () => void;
      /** Ends it because its account is no longer signed in: it then still waits to be sent. */
      suspend: () => void;
    }
  /** It stays on the device, and `retry` sends the same. */
  | { status: 'failed'; postId: string; userId: string; text: string; body: unknown; retry: () => void };

export const submissionStore = createGlobalStore<Submission>(() => ({ status: 'idle' }));

/** Nobody else may see the post of an account, nor have it sent. */
sessionStore.subscribe(() => {
  const session = sessionStore.read();
  const submission = submissionStore.read();
  if (submission.status === 'idle') return;
  const isOwn = signedInUser(session)?.id === submission.userId;
  // While the provider is slow the account is still the same.
  if (isOwn || session.status === 'loading' || session.status === 'unavailable') return;
  if (submission.status === 'sending') submission.suspend();
  else submissionStore.write({ status: 'idle' });
});

/** The post whose form is on the page: its way to the server shows there and nowhere else. */
export const shownPostId = createGlobalStore<string | null>(() => null);
