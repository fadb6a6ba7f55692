import type { QueryClient } from '@tanstack/react-query';
import { type User, sessionStore } from '@/account/session';
import { message, t } from '@/language/translate';
import { ApiError } from '@/api/api-error';
import { formPath, paths } from '@/platform/paths';
import { createGlobalStore, waitForStore } from '@/platform/create-store';
import { announce } from '@/ui/announcement';
import { fileIdsOf, filesOf } from '@/selling/drafts/stored-post';
import { isPersistent, openDraftStore } from '@/selling/drafts/draft-store';
import type { PostSaver } from '@/selling/drafts/post-saver';
import {
  type SubmissionOutcome,
  type SubmitPostOptions,
  hasSameContent,
  submitPost,
  suspended,
} from './submit-post';
import type { Post } from '@/selling/post/post';
import { failureNotice, serverFieldErrors } from './server-messages';

/** The state of the upload. There is never more than one. */
export type Submission =
  | { status: 'idle' }
  /** `share` is the uploaded part, 0 to 1; null before the start or if the browser does not report it. */
  | { status: 'sending'; postId: string; files: number; share: number | null; cancel: () => void }
  /** The post stays on the device, and `retry` sends it again. */
  | { status: 'failed'; postId: string; text: string; retry: () => void };

/** How sending ended: whether nothing is left to send, and what the server refused beside which field. */
export interface SendResult {
  isSent: boolean;
  fieldErrors: ReturnType<typeof serverFieldErrors>;
}

const notSent: SendResult = { isSent: false, fieldErrors: [] };

export const submissionStore = createGlobalStore<Submission>(() => ({ status: 'idle' }));

/** The post whose form is open; its upload shows only there. */
export const shownPostId = createGlobalStore<string | null>(() => null);

/** How often a pending post is resent automatically when the server asks to wait, and the shortest wait in ms. */
const maxRepeats = 5;
const minWait = 1000;

const outcomeTexts: Record<Exclude<SubmissionOutcome, 'withdrawn'>, string> = {
  'of-another-account': message('This post belongs to another account. Sign in to that account to send it.'),
  sent: message('✅ Your post submitted successfully! Waiting for verification.'),
  'already-on-server': message('✅ Your post submitted successfully! Waiting for verification.'),
  'older-version-on-server': message(
    'An earlier version of this post was already sent. Submit again to post this one as well.',
  ),
};

/** Whether somebody else, or nobody, uses the page now. While the provider is slow the account is unchanged. */
export function isNoLongerSignedIn({ id }: User): boolean {
  const session = sessionStore.read();
  return session.status === 'signed-in' ? session.user.id !== id : session.status === 'signed-out';
}

/** Nobody else may see or send an account's post. What is suspended stays pending. */
async function abortOnSignOut(user: User, upload: AbortController): Promise<void> {
  await waitForStore(sessionStore, () => isNoLongerSignedIn(user));
  upload.abort(suspended);
  if (submissionStore.read().status === 'failed') submissionStore.write({ status: 'idle' });
}

/**
 * Sends a post after any other current upload and announces the result (docs/product.md, Drafts and
 * sending). If the same post is already being sent, it waits for that. A pending
 * post is resent when a busy server has named a time.
 */
export async function sendPost(
  saver: PostSaver,
  user: User,
  queryClient: QueryClient,
  repeats = 0,
): Promise<SendResult> {
  for (let current = submissionStore.read(); current.status === 'sending'; current = submissionStore.read()) {
    await waitForStore(submissionStore, ({ status }) => status !== 'sending');
    if (current.postId === saver.id || isNoLongerSignedIn(user)) return notSent;
  }
  const controller = new AbortController();
  void abortOnSignOut(user, controller);
  const { id: postId } = saver;
  const post = saver.currentPost();
  const files = filesOf(post).size;
  const showProgress = (share: number | null) =>
    submissionStore.write({
      status: 'sending',
      postId,
      files,
      share,
      cancel: () => controller.abort(),
    });
  showProgress(null);
  try {
    const outcome = await submitPost({
      saver,
      user,
      queryClient,
      signal: controller.signal,
      onProgress: showProgress,
    });
    submissionStore.write({ status: 'idle' });
    if (outcome === 'withdrawn') return notSent;
    const isSent = outcome === 'sent' || outcome === 'already-on-server';
    announce({
      text: t(outcomeTexts[outcome]),
      advice: isSent
        ? t('Your offer is waiting for verification. On your next visit you will see whether it is live.')
        : undefined,
      tone: isSent ? 'ok' : 'plain',
      duration: 4000,
      outlivesPage: true,
      link: { label: t('My posts'), to: paths.myPosts },
    });
    return { isSent, fieldErrors: [] };
  } catch (error) {
    if (controller.signal.aborted) {
      submissionStore.write({ status: 'idle' });
      if (controller.signal.reason === suspended) return notSent;
      announce({
        text: isPersistent.read()
          ? t('Not sent. Your post is saved on this device.')
          : t('Not sent. Your post is saved only while this page stays open.'),
        tone: 'plain',
      });
      return notSent;
    }
    const notice = failureNotice(error);
    const { body, retryAfter } = error instanceof ApiError ? error : {};
    const retry = () => void sendAgain(post, { saver, user, queryClient }).catch(() => {});
    const failed = { status: 'failed', postId, text: notice.text, retry } as const;
    submissionStore.write(failed);
    announce(notice);
    // A draft is open in its seller's form, where *Submit* sends it again. Nobody looks at a pending post, so
    // it is resent when the server allows it.
    if (saver.status().state === 'pending' && retryAfter !== undefined && repeats < maxRepeats)
      setTimeout(
        () => submissionStore.read() === failed && void sendPost(saver, user, queryClient, repeats + 1),
        Math.max(retryAfter, minWait),
      );
    return { isSent: false, fieldErrors: serverFieldErrors(body) };
  }
}

/** Resends a failed post, unless its seller has changed it since: a half-written post must not be sent. */
async function sendAgain(
  failed: Post,
  { saver, user, queryClient }: Pick<SubmitPostOptions, 'saver' | 'user' | 'queryClient'>,
): Promise<void> {
  const isChanged = async () => {
    await saver.settled();
    const kept = (await (await openDraftStore()).posts()).find(({ id }) => id === saver.id);
    return kept !== undefined && !hasSameContent({ fields: kept.fields, fileIds: fileIdsOf(kept) }, failed);
  };
  if (!(await isChanged().catch(() => false))) {
    await sendPost(saver, user, queryClient);
    return;
  }
  submissionStore.write({ status: 'idle' });
  announce({
    text: t('You have changed this post since. Check it and submit it again.'),
    tone: 'plain',
    link: { label: t('Open the draft'), to: formPath(saver.id) },
  });
}
