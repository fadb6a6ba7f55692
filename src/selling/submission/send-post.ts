import type { QueryClient } from '@tanstack/react-query';
import { currentAccountId, resolveSession, sessionStore, type User } from '@/account/session';
import { ApiError } from '@/api/api-error';
import { reportUnexpected } from '@/api/failure-advice';
import type { SendingOutcome } from '@/api/send-once';
import { message, t } from '@/language/translate';
import { createGlobalStore, waitForStore } from '@/platform/create-store';
import { paths } from '@/platform/paths';
import { draftsAreStored } from '@/selling/drafts/draft-store';
import type { PostSaver } from '@/selling/drafts/post-saver';
import { filesOf } from '@/selling/drafts/stored-post';
import { announce } from '@/ui/announcement';
import { failureNotice, serverFieldErrors } from './server-messages';
import { submitPost, suspendedReason } from './submit-post';

/** The state of the upload. There is only one at a time. */
export type Submission =
  | { status: 'idle' }
  /** `share` is the uploaded part, from 0 to 1. It is null before the start, or if the browser does not report it. */
  | { status: 'sending'; postId: string; files: number; share: number | null; cancel: () => void }
  /** The post stays on the device, and `retry` sends it again. */
  | { status: 'failed'; postId: string; accountId: string; text: string; retry: () => void };

export interface SendResult {
  isSent: boolean;
  fieldErrors: ReturnType<typeof serverFieldErrors>;
}

const notSent: SendResult = { isSent: false, fieldErrors: [] };

export const submissionStore = createGlobalStore<Submission>(() => ({ status: 'idle' }));

/** The post whose form is open. Its upload is shown only there. */
export const shownPostId = createGlobalStore<string | null>(() => null);

const outcomeMessages: Record<Exclude<SendingOutcome, 'withdrawn'>, string> = {
  sent: message('✅ Your post submitted successfully! Waiting for verification.'),
  gone: message('This draft was sent or discarded in another tab.'),
  'older-version-on-server': message(
    'An earlier version of this post was already sent. Submit again to post this one as well.',
  ),
  'of-another-account': message('This post belongs to another account. Sign in to that account to send it.'),
};

/** Whether the user has signed out or somebody else has signed in. A slow provider changes nothing. */
export const isNoLongerSignedIn = ({ id }: User): boolean => currentAccountId() !== id;

function announceOutcome(outcome: keyof typeof outcomeMessages): void {
  const isSent = outcome === 'sent';
  announce({
    text: t(outcomeMessages[outcome]),
    advice: isSent
      ? t("Your offer is waiting for verification. On your next visit you will see whether it's live.")
      : undefined,
    tone: isSent ? 'ok' : 'plain',
    duration: 4000,
    outlivesPage: true,
    link: { label: t('My posts'), to: paths.myPosts },
  });
}

const announceCancelled = () =>
  announce({
    text: draftsAreStored.read()
      ? t('Not sent. Your post is saved on this device.')
      : t('Not sent. Your post is saved only while this page stays open.'),
    tone: 'plain',
  });

/** The message stays until the post is sent again or its form is left. */
function showFailure(saver: PostSaver, user: User, queryClient: QueryClient, error: unknown): SendResult {
  const notice = failureNotice(error);
  submissionStore.write({
    status: 'failed',
    postId: saver.id,
    accountId: user.id,
    text: notice.text,
    retry: () => void sendPost(saver, user, queryClient).catch(reportUnexpected),
  });
  announce(notice);
  reportUnexpected(error);
  return { isSent: false, fieldErrors: serverFieldErrors(error instanceof ApiError ? error.body : null) };
}

/** Writes the status `sending` before it waits for anything, so only one of the waiting posts starts. */
async function sendNow(saver: PostSaver, user: User, queryClient: QueryClient): Promise<SendResult> {
  const controller = new AbortController();
  const { signal } = controller;
  // The post stays pending.
  const stopWatching = sessionStore.subscribe(() => {
    if (isNoLongerSignedIn(user)) controller.abort(suspendedReason);
  });
  const files = filesOf(saver.currentPost()).size;
  const cancel = () => controller.abort();
  const onProgress = (share: number | null) =>
    submissionStore.write({ status: 'sending', postId: saver.id, files, share, cancel });
  onProgress(null);
  try {
    const outcome = await submitPost({ saver, user, queryClient, signal, onProgress });
    submissionStore.write({ status: 'idle' });
    if (outcome === 'withdrawn') return notSent;
    announceOutcome(outcome);
    return { isSent: outcome === 'sent', fieldErrors: [] };
  } catch (error) {
    if (!signal.aborted) return showFailure(saver, user, queryClient, error);
    submissionStore.write({ status: 'idle' });
    if (signal.reason !== suspendedReason) announceCancelled();
    return notSent;
  } finally {
    stopWatching();
  }
}

/**
 * Sends a post after the running upload, and announces the result (docs/product.md, Drafts and sending). Sends nothing
 * if the running upload is of the same post, or if the seller has signed out.
 */
export async function sendPost(saver: PostSaver, user: User, queryClient: QueryClient): Promise<SendResult> {
  for (let running = submissionStore.read(); running.status === 'sending'; running = submissionStore.read()) {
    await waitForStore(submissionStore, ({ status }) => status !== 'sending');
    if (running.postId === saver.id) return notSent;
  }
  return isNoLongerSignedIn(user) ? notSent : sendNow(saver, user, queryClient);
}

/** Sends a complete post, or makes it pending if nobody is signed in. Offline nobody can sign in. */
export async function sendOrMakePending(
  saver: PostSaver,
  queryClient: QueryClient,
): Promise<SendResult | 'pending' | 'offline'> {
  const session = await resolveSession();
  if (session.status === 'signed-in') return sendPost(saver, session.user, queryClient);
  if (!navigator.onLine) return 'offline';
  await saver.setStatus({ state: 'pending' });
  return 'pending';
}

/** Removes the message of a failed upload and its *Try again*. */
export function forgetFailure(postId: string): void {
  const submission = submissionStore.read();
  if (submission.status === 'failed' && submission.postId === postId)
    submissionStore.write({ status: 'idle' });
}

/** Forgets a failed upload, because *Try again* on another page would send the post half written. */
export function leavePostForm(postId: string): void {
  shownPostId.write(null);
  forgetFailure(postId);
}
