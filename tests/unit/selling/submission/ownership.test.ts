import { act } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionStore, type User } from '@/account/session';
import { createQueryClient } from '@/api/query-client';
import { day, hour } from '@/platform/time';
import type { DraftStore } from '@/selling/drafts/indexed-db-store';
import { openDrafts } from '@/selling/drafts/drafts';
import { openDraftStore, resetDraftStore } from '@/selling/drafts/draft-store';
import { createPostSaver } from '@/selling/drafts/post-saver';
import { sendPending } from '@/selling/submission/pending-posts';
import { sendPost, submissionStore } from '@/selling/submission/send-post';
import { unsentPostsData } from '@/selling/submission/unsent-posts-data';
import { announcement } from '@/ui/announcement';
import { buildPost } from '#tests/data/build-post';
import { fixedNow } from '#tests/data/clock';
import { createMemoryStore } from '#tests/browser/memory-store';
import { servePosts } from '#tests/server/posts';
import { server } from '#tests/server/server';
import { hana, signIn } from '#tests/app/sign-in';
import { waitFor } from '#tests/app/wait-for';

const biruk: User = { ...hana, id: 'user_biruk', email: 'biruk@example.com', fullName: 'Biruk Alemu' };
const logOut = () => act(() => sessionStore.write({ status: 'signed-out' }));

let browser: DraftStore;
const queryClient = createQueryClient();

beforeEach(() => {
  browser = createMemoryStore();
  resetDraftStore(async () => browser);
});

/** Submits a post while nobody is signed in, some ms ago. */
async function submitUnsigned(age = 0) {
  const post = buildPost({ fields: { productName: 'Carved stool' } });
  vi.setSystemTime(fixedNow - age);
  const saver = createPostSaver(post, null);
  await saver.save(post);
  await saver.setStatus({ state: 'pending' });
  vi.setSystemTime(fixedNow);
  return saver;
}
const emailsOf = (posts: readonly FormData[]) => posts.map((form) => form.get('email'));

describe('a pending post', () => {
  it('belongs to the account that signed in with it first, whatever became of sending it', async () => {
    const api = servePosts();
    api.answer = { status: 503, body: {} };
    await submitUnsigned();
    signIn();
    await sendPending(hana, queryClient);
    logOut();
    api.answer = 'created';
    signIn(biruk);
    await sendPending(biruk, queryClient);
    expect(emailsOf(api.posts)).toEqual([hana.email]);
    expect(await openDrafts()).toEqual([]);
    logOut();
    expect(await openDrafts()).toEqual([]);
    signIn();
    await sendPending(hana, queryClient);
    expect(emailsOf(api.posts)).toEqual([hana.email, hana.email]);
    expect(await browser.posts()).toEqual([]);
  });

  it('is not sent for another account by a form that is still open', async () => {
    const api = servePosts();
    signIn();
    const post = buildPost();
    const saver = createPostSaver(post, null);
    await saver.save(post);
    signIn(biruk);
    expect(await sendPost(saver, biruk, queryClient)).toBe(false);
    expect(api.posts).toEqual([]);
    expect(announcement.read()?.text).toMatch(/^This post belongs to another account\./);
    expect(announcement.read()?.tone).toBe('plain');
  });

  it('of nobody is not sent without a question once it is older than a day', async () => {
    const api = servePosts();
    await submitUnsigned(day + hour);
    signIn(biruk);
    await sendPending(biruk, queryClient);
    expect(api.posts).toEqual([]);
    expect(await browser.posts()).toMatchObject([{ state: 'pending', owner: null }]);
  });

  it('does not follow another one that was on its way when its account left', async () => {
    servePosts();
    let calls = 0;
    for (const name of ['Carved stool', 'Clay pot']) {
      const saver = await submitUnsigned();
      await saver.save({ ...saver.post(), fields: { ...saver.post().fields, productName: name } });
    }
    server.use(
      http.post('*/api/products/', async () => {
        calls += 1;
        logOut();
        signIn(biruk);
        return HttpResponse.json({}, { status: 503 });
      }),
    );
    signIn();
    await sendPending(hana, queryClient);
    expect(calls).toBe(1);
    expect((await browser.posts()).map(({ owner }) => owner)).toEqual([hana.id, hana.id]);
  });

  it('that fails is neither shown nor sent again for the next account', async () => {
    const api = servePosts();
    api.answer = 'unreachable';
    const saver = await submitUnsigned();
    signIn();
    await sendPost(saver, hana, queryClient);
    expect(submissionStore.read().status).toBe('failed');
    logOut();
    await waitFor(() => expect(submissionStore.read().status).toBe('idle'));
  });
});

describe('a draft', () => {
  it('of an account is there for it alone, also while the provider cannot be reached', async () => {
    signIn();
    const post = buildPost();
    await createPostSaver(post, null).save(post);
    expect(await openDrafts()).toHaveLength(1);
    act(() => sessionStore.write({ status: 'unavailable' }));
    expect(await openDrafts()).toHaveLength(1);
    logOut();
    expect(await openDrafts()).toEqual([]);
    signIn(biruk);
    expect(await openDrafts()).toEqual([]);
  });
});

describe('the data of an account', () => {
  it('names what is not sent, sends it, or removes it', async () => {
    const api = servePosts();
    const data = unsentPostsData(queryClient);
    await submitUnsigned();
    signIn();
    const draft = buildPost();
    await createPostSaver(draft, null).save(draft);
    const photos = 1 + draft.media.additional.length + (draft.media.profile ? 1 : 0);
    expect(await data.describe?.(hana.id)).toEqual({
      facts: [`1 unsent post with ${photos} photos`, `1 draft with ${photos} photos`],
      mayBeSent: true,
    });
    api.answer = 'unreachable';
    expect(await data.send?.(hana)).toBe(false);
    api.answer = 'created';
    expect(await data.send?.(hana)).toBe(true);
    await data.deleteUnsent?.(hana.id);
    expect(await (await openDraftStore()).posts()).toEqual([]);
  });
});
