import { sessionStore, signedInUser } from '@/account/session';
import { createGlobalStore } from '@/platform/create-store';

/** The state of the upload. There is never more than one. */
export type Submission =
  | { status: 'idle' }
  /** `share` is the uploaded part, 0 to 1; null before the start or if the browser does not report it. */
  | {
      status: 'sending';
      postId: string;
      userId: string;
      files: number;
      share: number | null;
      cancel: () => void;
      /** Ends the upload because its account signed out. The post then stays pending. */
      suspend: () => void;
    }
  /** The post stays on the device, and `retry` sends it again. */
  | { status: 'failed'; postId: string; userId: string; text: string; body: unknown; retry: () => void };

export const submissionStore = createGlobalStore<Submission>(() => ({ status: 'idle' }));

/** Nobody else may see or send an account's post. */
sessionStore.subscribe(() => {
  const session = sessionStore.read();
  const submission = submissionStore.read();
  if (submission.status === 'idle') return;
  const isOwn = signedInUser(session)?.id === submission.userId;
  // While the provider is slow the account is unchanged.
  if (isOwn || session.status === 'loading' || session.status === 'unavailable') return;
  if (submission.status === 'sending') submission.suspend();
  else submissionStore.write({ status: 'idle' });
});

/** The post whose form is open; its upload shows only there. */
export const shownPostId = createGlobalStore<string | null>(() => null);
