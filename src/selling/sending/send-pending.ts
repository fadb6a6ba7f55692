import type { QueryClient } from '@tanstack/react-query';
import type { User } from '@/account/session';
import { formPath } from '@/config/paths';
import { oneAtATime } from '@/lib/one-at-a-time';
import { loadPost } from '@/selling/keeping/load-post';
import { createPostKeeper } from '@/selling/keeping/post-keeper';
import { openShelf } from '@/selling/keeping/shelf';
import { mediaFaults } from '@/selling/post/media-rules';
import { announce } from '@/ui/announcement';
import { sendPost } from './send-post';

/** Sends what was submitted before its seller was signed in (spec section 4, Submit flow). What lost its files becomes a draft again. */
export const sendPending = (user: User, queryClient: QueryClient): Promise<void> =>
  oneAtATime('sending pending posts', async () => {
    const shelf = await openShelf();
    const posts = await shelf.posts();
    for (const kept of posts.filter(({ state }) => state === 'pending')) {
      const { post, lostFiles } = await loadPost(shelf, kept);
      const keeper = createPostKeeper(post, kept);
      if (lostFiles === 0 && Object.keys(mediaFaults(post.media)).length === 0) {
        await sendPost(keeper, user, queryClient);
        continue;
      }
      await keeper.mark({ state: 'draft' });
      announce({
        text: 'This browser has lost photos of your post. Add them again and submit.',
        tone: 'plain',
        link: { label: 'Open the draft', to: formPath(post.id) },
      });
    }
  });
