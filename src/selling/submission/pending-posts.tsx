import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { User } from '@/account/session';
import { formPath } from '@/config/paths';
import { oneAtATime } from '@/lib/one-at-a-time';
import { loadPost } from '@/selling/drafts/kept-post';
import { createPostSaver } from '@/selling/drafts/post-saver';
import { openDraftStore } from '@/selling/drafts/open-draft-store';
import { mediaFaults } from '@/selling/post/media-rules';
import { announce } from '@/ui/announcement';
import { sendPost } from './send-post';
import { useEffect } from 'react';
import { SubmissionPanel } from './submission-panel';

/** Sends the pending posts (docs/product.md, Drafts and sending). One that has lost files becomes a draft again. */
export const sendPending = (user: User, queryClient: QueryClient): Promise<void> =>
  oneAtATime('sending pending posts', async () => {
    const store = await openDraftStore();
    const posts = await store.posts();
    for (const kept of posts.filter(({ state }) => state === 'pending')) {
      const { post, lostFiles } = await loadPost(store, kept);
      const saver = createPostSaver(post, kept);
      if (lostFiles === 0 && Object.keys(mediaFaults(post.media)).length === 0) {
        await sendPost(saver, user, queryClient);
        continue;
      }
      await saver.setStatus({ state: 'draft' });
      announce({
        text: 'This browser has lost photos of your post. Add them again and submit.',
        tone: 'plain',
        link: { label: 'Open the draft', to: formPath(post.id) },
      });
    }
  });

/** Sends pending posts while somebody is signed in, and shows the upload over every page. */
export function PendingPosts({ user }: { user: User }) {
  const queryClient = useQueryClient();
  useEffect(() => {
    const send = () => void sendPending(user, queryClient).catch(() => {});
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [user, queryClient]);
  return <SubmissionPanel />;
}
