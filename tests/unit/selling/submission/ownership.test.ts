import { act } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionStore, type User } from '@/account/session';
import { createQueryClient } from '@/api/query-client';
import { day, hour } from '@/platform/time';
import { openDrafts } from '@/selling/drafts/drafts';
import { sendPending } from '@/selling/submission/pending-posts';
import { sendPost, submissionStore } from '@/selling/submission/send-post';
import { announcement } from '@/ui/announcement';
import { fixedNow } from '#tests/data/clock';
import type { MemoryStore } from '#tests/browser/memory-store';
import { servePosts } from '#tests/server/posts';
import { server } from '#tests/server/server';
import { hana, signIn } from '#tests/app/sign-in';
import { waitFor } from '#tests/app/wait-for';
import { keepPost, loadPage } from '../keep-post';

const biruk: User = { ...hana, id: 'user_biruk', email: 'biruk@example.com', fullName: 'Biruk Alemu' };
const logOut = () => act(() => sessionStore.write({ status: 'signed-out' }));

let browser: MemoryStore;
const queryClient = createQueryClient();
beforeEach(() => void (browser = loadPage()));

// Whose a post is over all accounts, tabs and visits is judged by the simulation.
describe('a pending post', () => {
  it('is not sent for another account by an open form', async () => {
    const api = servePosts();
    signIn();
    const saver = await keepPost();
    signIn(biruk);
    expect((await sendPost(saver, biruk, queryClient)).isSent).toBe(false);
    expect(api.posts).toEqual([]);
    expect(announcement.read()?.text).toMatch(/^This post belongs to another account\./);
    expect(announcement.read()?.tone).toBe('plain');
  });

  it('without an owner needs a question after a day', async () => {
    const api = servePosts();
    vi.setSystemTime(fixedNow - day - hour);
    await keepPost({ state: 'pending' });
    vi.setSystemTime(fixedNow);
    signIn(biruk);
    await sendPending(biruk, queryClient);
    expect(api.posts).toEqual([]);
    expect(await browser.posts()).toMatchObject([{ state: 'pending', owner: null }]);
  });

  it('does not follow another upload after its account left', async () => {
    servePosts();
    let calls = 0;
    await keepPost({ state: 'pending' });
    await keepPost({ state: 'pending' });
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

  it('that fails is neither shown nor resent for the next account', async () => {
    const api = servePosts();
    api.answer = 'unreachable';
    const saver = await keepPost({ state: 'pending' });
    signIn();
    await sendPost(saver, hana, queryClient);
    expect(submissionStore.read().status).toBe('failed');
    logOut();
    await waitFor(() => expect(submissionStore.read().status).toBe('idle'));
  });
});

it('a draft of an account is there for it alone, also while the provider cannot be reached', async () => {
  signIn();
  await keepPost();
  expect(await openDrafts()).toHaveLength(1);
  act(() => sessionStore.write({ status: 'unavailable' }));
  expect(await openDrafts()).toHaveLength(1);
  logOut();
  expect(await openDrafts()).toEqual([]);
  signIn(biruk);
  expect(await openDrafts()).toEqual([]);
});
