import type { QueryClient } from '@tanstack/react-query';
import type { AccountData } from '@/account/account-data';
import { plural, t } from '@/language/translate';
import { openDraftStore } from '@/selling/drafts/draft-store';
import { claimPosts } from '@/selling/drafts/drafts';
import type { StoredPost } from '@/selling/drafts/stored-post';
import { countAllPhotos, type Post } from '@/selling/post/post';
import { sendPending } from './pending-posts';

const nameUnsent = (count: number) =>
  plural(count, { one: '{count} unsent post', other: '{count} unsent posts' });
const nameDrafts = (count: number) => plural(count, { one: '{count} draft', other: '{count} drafts' });

function describePosts(
  posts: readonly Pick<Post | StoredPost, 'media'>[],
  countText: (count: number) => string,
): string[] {
  if (posts.length === 0) return [];
  const named = countText(posts.length);
  const count = posts.reduce((sum, { media }) => sum + countAllPhotos(media), 0);
  const photos = plural(count, { one: '{count} photo', other: '{count} photos' });
  return [count > 0 ? t('{posts} with {photos}', { posts: named, photos }) : named];
}

/** An account's drafts and submitted posts, for the question when logging out. */
export const unsentPostsData = (queryClient: QueryClient): AccountData => {
  const ownPosts = async (accountId: string) => (await claimPosts(accountId)).own;
  const ofState = (posts: readonly StoredPost[], state: StoredPost['state']) =>
    posts.filter((post) => post.state === state);
  return {
    describe: async (accountId) => {
      const posts = await ownPosts(accountId);
      const pending = ofState(posts, 'pending');
      return {
        facts: [...describePosts(pending, nameUnsent), ...describePosts(ofState(posts, 'draft'), nameDrafts)],
        mayBeSent: pending.length > 0,
      };
    },
    send: async (user) => {
      await sendPending(user, queryClient);
      return ofState(await ownPosts(user.id), 'pending').length === 0;
    },
    deleteUnsent: async (accountId) => {
      const store = await openDraftStore();
      for (const { id } of await ownPosts(accountId)) await store.removePost(id);
    },
  };
};
