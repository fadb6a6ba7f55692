import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionStore } from '@/account/session';
import { createQueryClient } from '@/api/query-client';
import type { DraftStore } from '@/selling/drafts/indexed-db-store';
import { openDraftStore, resetDraftStore } from '@/selling/drafts/draft-store';
import { createPostSaver } from '@/selling/drafts/post-saver';
import { sendPending } from '@/selling/submission/pending-posts';
import { submissionStore } from '@/selling/submission/send-post';
import { buildPost } from '#tests/data/build-post';
import { createMemoryStore } from '#tests/browser/memory-store';
import { servePosts } from '#tests/server/posts';
import { createSilentStore } from '#tests/browser/silent-store';
import { hana, signIn } from '#tests/app/sign-in';

const post = buildPost();
let browser: DraftStore;
let page: ReturnType<typeof createSilentStore>;
let queryClient = createQueryClient();

/** The next page of the same browser; unanswered calls of the last one are lost. */
function load(): void {
  page = createSilentStore(browser);
  resetDraftStore(async () => page.store);
  queryClient = createQueryClient();
  submissionStore.write({ status: 'idle' });
}

beforeEach(() => {
  // Fakes only the clock and timeouts; the test server has timers of its own.
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
    advanceTimeDelta: 5,
  });
  browser = createMemoryStore();
  signIn();
  load();
});
afterEach(() => void vi.useRealTimers());

/** Runs work over a silent store; it ends without any answer. */
async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  work.catch(() => {});
  await vi.advanceTimersByTimeAsync(5000);
  return work;
}

/** Hana submits it signed out, on a page whose store is silent from then on. */
async function submitToSilence() {
  sessionStore.write({ status: 'signed-out' });
  await openDraftStore();
  page.fallSilent();
  const saver = createPostSaver(post, null);
  await inTime(saver.setStatus({ state: 'pending' }));
  signIn();
  return saver;
}
/** The last call, which looks for more posts, may stay unanswered. */
const send = () => sendPending(hana, queryClient).catch(() => {});
describe('a post that a silent store has not taken', () => {
  it('is sent from the page, once its seller has signed in', async () => {
    const api = servePosts();
    await submitToSilence();
    await send();
    expect(api.posts).toHaveLength(1);
    expect(await inTime((await openDraftStore()).posts().catch(() => []))).toEqual([]);
  });

  it('is not sent a second time where the store does late what it was asked', async () => {
    const api = servePosts();
    await submitToSilence();
    await send();
    page.answer();
    await vi.advanceTimersByTimeAsync(100);
    load();
    await send();
    expect(api.posts).toHaveLength(1);
    expect(await browser.posts()).toEqual([]);
  });

  it('is looked for first where the answer of the server was lost', async () => {
    const api = servePosts();
    api.answer = 'stored-but-silent';
    await submitToSilence();
    await send();
    api.answer = 'created';
    await send();
    expect(api.posts).toHaveLength(1);
  });

  it('is not sent again by itself where the server has refused it', async () => {
    const api = servePosts();
    api.answer = { status: 400, body: {} };
    await submitToSilence();
    await send();
    await send();
    expect(api.posts).toHaveLength(1);
    expect(await (await openDraftStore()).posts()).toMatchObject([{ state: 'draft' }]);
  });

  it('is not sent for the next account', async () => {
    const api = servePosts();
    api.answer = 'unreachable';
    await submitToSilence();
    await send();
    const biruk = { ...hana, id: 'user_biruk', email: 'biruk@example.com' };
    signIn(biruk);
    await sendPending(biruk, queryClient);
    expect(api.posts).toHaveLength(1);
  });
});

describe('a post of an earlier visit', () => {
  it('is sent once by the next page, where the store did not answer this one', async () => {
    const api = servePosts();
    await createPostSaver(post, null).setStatus({ state: 'pending' });
    load();
    await openDraftStore();
    page.fallSilent();
    await expect(inTime(sendPending(hana, queryClient))).rejects.toThrow('does not answer');
    load();
    await send();
    await send();
    expect(api.posts).toHaveLength(1);
  });

  it('does not lose its photos where they cannot be read in time', async () => {
    const api = servePosts();
    await createPostSaver(post, null).setStatus({ state: 'pending' });
    const { file } = page.store;
    page.store.file = () => new Promise(() => {});
    await expect(inTime(sendPending(hana, queryClient))).rejects.toThrow('does not answer');
    expect(await browser.posts()).toMatchObject([{ state: 'pending' }]);
    page.store.file = file;
    load();
    await send();
    expect(api.posts).toHaveLength(1);
    expect(api.posts[0]?.getAll('uploaded_images')).toHaveLength(post.media.additional.length);
  });
});
