import type { QueryClient } from '@tanstack/react-query';
import type { User } from '@/account/session';
import { ApiError } from '@/api/api-error';
import { paths } from '@/config/paths';
import { announce } from '@/ui/announcement';
import { filesOf } from '@/selling/drafts/kept-post';
import { isLasting, whereKept } from '@/selling/drafts/open-draft-store';
import type { PostSaver } from '@/selling/drafts/post-saver';
import { type SubmissionOutcome, submitPost, suspended } from './submit-post';
import { failureNotice } from './server-messages';
import { submissionStore } from './submission';

const link = { label: 'My posts', to: paths.myPosts };
const said: Record<Exclude<SubmissionOutcome, 'taken-back'>, string> = {
  'of-another-account': 'This post belongs to another account. Sign in with that one to send it.',
  sent: '✅ Your post submitted successfully! Waiting for verification.',
  'had-arrived': '✅ Your post submitted successfully! Waiting for verification.',
  'an-older-version-had-arrived':
    'An earlier version of this post has arrived already. Submit again to post this one as well.',
};

/**
 * Sends a post and announces how it ended (docs/product.md, Drafts and sending). True where nothing is left to send. Does
 * nothing while another post is being sent.
 */
export async function sendPost(saver: PostSaver, user: User, queryClient: QueryClient): Promise<boolean> {
  if (submissionStore.read().status === 'sending') return false;
  const controller = new AbortController();
  const { id: postId } = saver;
  const files = filesOf(saver.post()).size;
  const tell = (share: number | null) =>
    submissionStore.write({
      status: 'sending',
      postId,
      userId: user.id,
      files,
      share,
      cancel: () => controller.abort(),
      suspend: () => controller.abort(suspended),
    });
  tell(null);
  try {
    const outcome = await submitPost({
      saver,
      user,
      queryClient,
      signal: controller.signal,
      onProgress: tell,
    });
    submissionStore.write({ status: 'idle' });
    if (outcome === 'taken-back') return false;
    const isSent = outcome === 'sent' || outcome === 'had-arrived';
    announce({ text: said[outcome], tone: isSent ? 'ok' : 'plain', duration: 4000, link });
    return isSent;
  } catch (error) {
    if (controller.signal.aborted) {
      submissionStore.write({ status: 'idle' });
      if (controller.signal.reason === suspended) return false;
      announce({ text: `Not sent. Your post is kept ${whereKept(isLasting.read())}.`, tone: 'plain' });
      return false;
    }
    const notice = failureNotice(error);
    const body = error instanceof ApiError ? error.body : null;
    const retry = () => void sendPost(saver, user, queryClient);
    submissionStore.write({ status: 'failed', postId, userId: user.id, text: notice.text, body, retry });
    announce(notice);
    return false;
  }
}
