import type { QueryClient } from '@tanstack/react-query';
import type { AccountData } from '@/account/account-data';
import { claimPosts } from '@/selling/drafts/claim-posts';
import type { KeptPost } from '@/selling/drafts/kept-post';
import { openDraftStore } from '@/selling/drafts/open-draft-store';
import { sendPending } from './pending-posts';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function photosOf(posts: readonly KeptPost[]): number {
  const photos = posts.flatMap(({ media: { profile, main, additional } }) => [profile, main, ...additional]);
  return photos.filter(Boolean).length;
}

/** '1 draft with 6 photos'. */
function inWords(posts: readonly KeptPost[], one: string, many: string): string[] {
  if (posts.length === 0) return [];
  const photos = photosOf(posts);
  return [
    counted(posts.length, one, many) + (photos > 0 ? ` with ${counted(photos, 'photo', 'photos')}` : ''),
  ];
}

/** Drafts and submitted posts of an account, as the logout asks about them. */
export const unsentPostsData = (queryClient: QueryClient): AccountData => {
  const ownPosts = async (accountId: string) => (await claimPosts(accountId, Date.now())).own;
  const ofState = (posts: readonly KeptPost[], state: KeptPost['state']) =>
    posts.filter((post) => post.state === state);
  return {
    describe: async (accountId) => {
      const posts = await ownPosts(accountId);
      return [
        ...inWords(ofState(posts, 'pending'), 'unsent post', 'unsent posts'),
        ...inWords(ofState(posts, 'draft'), 'draft', 'drafts'),
      ];
    },
    mayBeSent: async (accountId) => ofState(await ownPosts(accountId), 'pending').length > 0,
    send: async (user) => {
      await sendPending(user, queryClient);
      return ofState(await ownPosts(user.id), 'pending').length === 0;
    },
    remove: async (accountId) => {
      const store = await openDraftStore();
      for (const post of await ownPosts(accountId)) await store.removePost(post.id);
    },
  };
};
