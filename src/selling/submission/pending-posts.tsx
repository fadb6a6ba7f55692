import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { User } from '@/account/session';
import { reportUnexpected } from '@/api/failure-advice';
import { formatRelativeTime } from '@/language/format';
import { RichText } from '@/language/rich-text';
import { t } from '@/language/translate';
import { createGlobalStore } from '@/platform/create-store';
import { oneAtATime } from '@/platform/one-at-a-time';
import { formPath } from '@/platform/paths';
import { openDraftStore } from '@/selling/drafts/draft-store';
import { claimDoubtfulPost, claimPosts } from '@/selling/drafts/drafts';
import { createPostSaver } from '@/selling/drafts/post-saver';
import { loadPost, type StoredPost } from '@/selling/drafts/stored-post';
import { announce } from '@/ui/announcement';
import { Button } from '@/ui/button';
import { focusMain } from '@/ui/focus';
import { useNow } from '@/ui/use-now';
import { useStore } from '@/ui/use-store';
import { isNoLongerSignedIn, sendPost } from './send-post';
import { SubmissionPanel } from './submission-panel';

/** Submitted posts without an owner that are too old to be sent without asking, and the account that is asked. */
const doubtfulPosts = createGlobalStore<{ accountId: string; posts: readonly StoredPost[] } | null>(
  () => null,
);

async function sendStored(kept: StoredPost, user: User, queryClient: QueryClient): Promise<void> {
  const drafts = await openDraftStore();
  const { post, lostFiles } = await loadPost(drafts, kept);
  if (lostFiles === 0) {
    await sendPost(createPostSaver(post, kept), user, queryClient);
    return;
  }
  const draft = await drafts.changePost(kept.id, (stored) => ({ ...stored, state: 'draft' }));
  // The post may have been deleted while its files were read.
  if (!draft) return;
  announce({
    text: t('This browser has lost some photos of your post. Add them again and submit.'),
    tone: 'plain',
    link: { label: t('Open the draft'), to: formPath(post.id) },
  });
}

/**
 * Sends the posts that were submitted before their seller signed in (docs/product.md, Drafts and sending). Reads the
 * store again after each post, because the seller may have submitted another.
 */
export const sendPending = (user: User, queryClient: QueryClient): Promise<void> =>
  oneAtATime(`sending pending posts of ${user.id}`, async () => {
    const tried = new Set<string>();
    const findNext = async () => {
      const { own, doubtful } = await claimPosts(user.id);
      doubtfulPosts.write({ accountId: user.id, posts: doubtful });
      return own.find(({ id, state }) => state === 'pending' && !tried.has(id));
    };
    for (let next = await findNext(); next && !isNoLongerSignedIn(user); next = await findNext()) {
      tried.add(next.id);
      await sendStored(next, user, queryClient);
    }
  });

interface DoubtfulPostProps {
  post: StoredPost;
  user: User;
  onAnswer: () => void;
}

/** Asks whether an old submitted post on this device is the user's own. */
function DoubtfulPost({ post, user, onAnswer }: DoubtfulPostProps) {
  const queryClient = useQueryClient();
  const now = useNow();
  const name = post.fields.productName.trim();
  const send = async () => {
    onAnswer();
    await claimDoubtfulPost(post.id, user.id);
    await sendPending(user, queryClient);
  };
  const remove = async () => {
    onAnswer();
    await (await openDraftStore()).removePost(post.id);
  };
  return (
    <section
      aria-label={t('Unsent post')}
      className="rounded-card border border-line bg-surface p-4 shadow-floating"
    >
      <p className="font-semibold [overflow-wrap:anywhere]">
        {name ? (
          <RichText of="Post {name} as {email}?" values={{ name: <bdi>{name}</bdi>, email: user.email }} />
        ) : (
          t('Post an offer without a name as {email}?', { email: user.email })
        )}
      </p>
      <p className="text-sm text-muted">
        {t("It was submitted on this device {time} by someone who wasn't signed in.", {
          time: formatRelativeTime(post.savedAt, now),
        })}
      </p>
      <p className="mt-3 flex flex-wrap gap-2 *:flex-1 *:px-2! *:whitespace-nowrap">
        <Button variant="primary" onClick={() => void send().catch(reportUnexpected)}>
          {t('Post it')}
        </Button>
        <Button onClick={onAnswer}>{t('Not now')}</Button>
        <Button onClick={() => void remove().catch(reportUnexpected)}>{t('Delete')}</Button>
      </p>
    </section>
  );
}

/** Sends pending posts and shows the current upload, while somebody is signed in. */
export function PendingPosts({ user }: { user: User }) {
  const queryClient = useQueryClient();
  const doubtfulQuestion = useStore(doubtfulPosts);
  const doubtful = doubtfulQuestion?.accountId === user.id ? doubtfulQuestion.posts[0] : undefined;
  useEffect(() => {
    const send = () => void sendPending(user, queryClient).catch(reportUnexpected);
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [user, queryClient]);
  return (
    <div className="pointer-events-none fixed inset-x-3 top-16 z-30 flex flex-col gap-3 *:pointer-events-auto sm:left-auto sm:w-96">
      <SubmissionPanel user={user} />
      {doubtful && (
        <DoubtfulPost
          key={doubtful.id}
          post={doubtful}
          user={user}
          onAnswer={() => {
            focusMain();
            if (doubtfulQuestion)
              doubtfulPosts.write({
                ...doubtfulQuestion,
                posts: doubtfulQuestion.posts.filter(({ id }) => id !== doubtful.id),
              });
          }}
        />
      )}
    </div>
  );
}
