import { plural, t } from '@/language/translate';
import { openDraftStore } from '@/selling/drafts/draft-store';
import { claimPosts } from '@/selling/drafts/drafts';
import type { StoredPost } from '@/selling/drafts/stored-post';
import { photoCountText } from '@/selling/post/post';
import { forgetFailure } from './send-post';

const nameUnsent = (count: number) =>
  plural(count, { one: '{count} unsent post', other: '{count} unsent posts' });
const nameDrafts = (count: number) => plural(count, { one: '{count} draft', other: '{count} drafts' });

function describePosts(posts: readonly StoredPost[], countText: (count: number) => string): string[] {
  if (posts.length === 0) return [];
  const named = countText(posts.length);
  const count = posts.reduce((sum, { media }) => sum + media.photos.length + (media.profile ? 1 : 0), 0);
  return [count > 0 ? t('{posts} with {photos}', { posts: named, photos: photoCountText(count) }) : named];
}

const ofState = (posts: readonly StoredPost[], state: StoredPost['state']) =>
  posts.filter((post) => post.state === state);

/** An account's drafts and submitted posts, for the question when logging out. */
export const unsentPostsData = {
  describe: async (accountId: string): Promise<readonly string[]> => {
    const { own } = await claimPosts(accountId);
    return [
      ...describePosts(ofState(own, 'pending'), nameUnsent),
      ...describePosts(ofState(own, 'draft'), nameDrafts),
    ];
  },
  remove: async (accountId: string): Promise<void> => {
    const store = await openDraftStore();
    const { own } = await claimPosts(accountId);
    for (const { id } of own) {
      forgetFailure(id);
      await store.removePost(id);
    }
  },
};
