import type { QueryClient } from '@tanstack/react-query';
import type { User } from '@/account/session';
import { ApiError } from '@/api/api-error';
import { paths } from '@/config/paths';
import { announce } from '@/ui/announcement';
import { filesOf } from '@/selling/keeping/to-kept-post';
import type { PostKeeper } from '@/selling/keeping/post-keeper';
import { deliver, type Delivery } from './deliver';
import { failureNotice } from './failure-notice';
import { sendingStore } from './sending';

const link = { label: 'My posts', to: paths.myPosts };
const said: Record<Exclude<Delivery, 'taken-back'>, string> = {
  sent: '✅ Your post submitted successfully! Waiting for verification.',
  'had-arrived': '✅ Your post submitted successfully! Waiting for verification.',
  'an-older-version-had-arrived':
    'An earlier version of this post has arrived already. Submit again to post this one as well.',
};

/** Sends a post and says how it ended (spec section 8, Post). True when there is nothing left to send. A second call while one runs does nothing. */
export async function sendPost(keeper: PostKeeper, user: User, queryClient: QueryClient): Promise<boolean> {
  if (sendingStore.read().status === 'sending') return false;
  const hands = new AbortController();
  const { id: postId } = keeper;
  const files = filesOf(keeper.post()).size;
  const tell = (share: number | null) =>
    sendingStore.write({ status: 'sending', postId, files, share, cancel: () => hands.abort() });
  tell(null);
  try {
    const outcome = await deliver({ keeper, user, queryClient, signal: hands.signal, onProgress: tell });
    sendingStore.write({ status: 'idle' });
    if (outcome === 'taken-back') return false;
    const isSent = outcome !== 'an-older-version-had-arrived';
    announce({ text: said[outcome], tone: isSent ? 'ok' : 'plain', duration: 4000, link });
    return isSent;
  } catch (error) {
    if (hands.signal.aborted) {
      sendingStore.write({ status: 'idle' });
      announce({ text: 'Not sent. Your post is kept on this device.', tone: 'plain' });
      return false;
    }
    const notice = failureNotice(error);
    const body = error instanceof ApiError ? error.body : null;
    const retry = () => void sendPost(keeper, user, queryClient);
    sendingStore.write({ status: 'failed', postId, text: notice.text, body, retry });
    announce(notice);
    return false;
  }
}
