import { beforeEach, expect, it } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { sendPost, submissionStore } from '@/selling/submission/send-post';
import { unsentPostsData } from '@/selling/submission/unsent-posts-data';
import { hana, signIn } from '#tests/app/sign-in';
import { keepPost, loadDrafts } from '#tests/app/stored-drafts';
import type { MemoryStore } from '#tests/browser/memory-store';
import { buildPhoto, buildPost } from '#tests/data/build-post';
import { servePosts } from '#tests/server/posts';

let browser: MemoryStore;
beforeEach(() => void (browser = loadDrafts()));

const keep = (state: 'draft' | 'pending', owner: string | null, photos: boolean) =>
  keepPost(buildPost(photos ? {} : { media: { photos: [] } }), { state, owner });

it('the unsent posts of an account are empty if there are none', async () => {
  await keep('pending', 'user_biruk', true);
  expect(await unsentPostsData.describe(hana.id)).toEqual([]);
});

it('the unsent posts of an account are counted, with their photos if there are any', async () => {
  await keep('draft', hana.id, false);
  expect(await unsentPostsData.describe(hana.id)).toEqual(['1 draft']);
  await keep('draft', hana.id, true);
  await keep('pending', null, false);
  expect(await unsentPostsData.describe(hana.id)).toEqual(['1 unsent post', '2 drafts with 6 photos']);
});

it("the unsent posts of an account are counted with the seller's photo", async () => {
  await keepPost(buildPost({ media: { profile: buildPhoto() } }), { owner: hana.id });
  expect(await unsentPostsData.describe(hana.id)).toEqual(['1 draft with 7 photos']);
});

it('the unsent posts of an account are deleted, and those of others stay', async () => {
  await keep('draft', hana.id, true);
  await keep('pending', hana.id, true);
  await keep('draft', 'user_biruk', true);
  await unsentPostsData.remove(hana.id);
  expect((await browser.posts()).map(({ owner }) => owner)).toEqual(['user_biruk']);
});

it('a failed post that is deleted at the logout cannot be tried again', async () => {
  signIn();
  servePosts().answer = { status: 500, body: {} };
  await sendPost(await keep('pending', hana.id, true), hana, createQueryClient());
  expect(submissionStore.read().status).toBe('failed');
  await unsentPostsData.remove(hana.id);
  expect(submissionStore.read().status).toBe('idle');
});
