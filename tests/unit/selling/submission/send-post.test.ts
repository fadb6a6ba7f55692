import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionStore } from '@/account/session';
import { createQueryClient } from '@/api/query-client';
import { parseListings } from '@/listings/parse-listings';
import { catalogueQuery } from '@/listings/use-catalogue';
import { createPostSaver } from '@/selling/drafts/post-saver';
import type { DraftStore } from '@/selling/drafts/indexed-db-store';
import { openDraftStore, resetDraftStore } from '@/selling/drafts/draft-store';
import type { Post } from '@/selling/post/post';
import { sendPending } from '@/selling/submission/pending-posts';
import { sendPost, submissionStore } from '@/selling/submission/send-post';
import { announcement } from '@/ui/announcement';
import { buildPost } from '#tests/data/build-post';
import { buildRow } from '#tests/data/build-row';
import { dateBefore, fixedNow } from '#tests/data/clock';
import { createMemoryStore } from '#tests/browser/memory-store';
import { servePosts } from '#tests/server/posts';
import { hana, signIn } from '#tests/app/sign-in';
import { waitFor } from '#tests/app/wait-for';

const sent = '✅ Your post submitted successfully! Waiting for verification.';
let browser: DraftStore;
let queryClient = createQueryClient();

/** The next page load of the same browser. */
function reload(): void {
  resetDraftStore(async () => browser);
  queryClient = createQueryClient();
  submissionStore.write({ status: 'idle' });
  announcement.write(null);
}

beforeEach(() => {
  browser = createMemoryStore();
  signIn();
  reload();
});

async function keep(post: Post, state: 'draft' | 'pending' = 'draft') {
  const saver = createPostSaver(post, null);
  await saver.save(post);
  await saver.setStatus({ state });
  return saver;
}
const keptIds = async () => (await browser.posts()).map(({ id }) => id);
async function saverAfterReload(post: Post) {
  reload();
  const known = (await (await openDraftStore()).posts()).find(({ id }) => id === post.id) ?? null;
  return createPostSaver(post, known);
}

describe('a post that is sent', () => {
  it('arrives once, says so, and leaves the store', async () => {
    const api = servePosts();
    const saver = await keep(buildPost());
    expect(await sendPost(saver, hana, queryClient)).toBe(true);
    expect(api.posts).toHaveLength(1);
    expect(announcement.read()).toMatchObject({ text: sent, tone: 'ok', duration: 4000 });
    expect(await keptIds()).toEqual([]);
    expect(submissionStore.read().status).toBe('idle');
  });

  it('is sent, not taken for sent, where the browser has emptied its storage meanwhile', async () => {
    const api = servePosts();
    const saver = await keep(buildPost());
    await browser.removePost(saver.id);
    vi.spyOn(browser, 'timesEmptied').mockResolvedValue(1);
    expect(await sendPost(saver, hana, queryClient)).toBe(true);
    expect(api.posts).toHaveLength(1);
    expect(await keptIds()).toEqual([]);
  });

  it('is sent once by two taps', async () => {
    const api = servePosts();
    const saver = await keep(buildPost());
    const outcomes = await Promise.all([1, 2].map(() => sendPost(saver, hana, queryClient)));
    expect(outcomes).toEqual([true, false]);
    expect(api.posts).toHaveLength(1);
  });

  it.each([
    [
      { status: 400, body: { price: ['A valid number is required.'] } },
      '❌ Failed to submit: Price: A valid number is required.',
      4000,
    ],
    [
      { status: 500, body: {} },
      '❌ Failed to submit: The server has a problem. Please try again in a moment.',
      4000,
    ],
    ['unreachable', '❌ Network error. Please try again.', 2000],
  ] as const)('stays where the server answers %j, and is sent again', async (answer, text, duration) => {
    const api = servePosts();
    api.answer = answer;
    const post = buildPost();
    const saver = await keep(post);
    expect(await sendPost(saver, hana, queryClient)).toBe(false);
    expect(announcement.read()).toMatchObject({ text, tone: 'error', duration });
    expect(await keptIds()).toEqual([post.id]);
    expect(submissionStore.read()).toMatchObject({ status: 'failed', postId: post.id });
    api.answer = 'created';
    expect(await sendPost(saver, hana, queryClient)).toBe(true);
    expect(api.posts.map((form) => form.get('product_name'))).toEqual([
      post.fields.productName,
      post.fields.productName,
    ]);
    expect(await keptIds()).toEqual([]);
  });

  it('is sent again by its retry, but not once its seller has changed it elsewhere', async () => {
    const api = servePosts();
    api.answer = 'unreachable';
    const post = buildPost();
    const saver = await keep(post);
    await sendPost(saver, hana, queryClient);
    const retry = () => {
      const submission = submissionStore.read();
      if (submission.status === 'failed') submission.retry();
    };
    retry();
    await waitFor(() => expect(api.posts).toHaveLength(2));
    await waitFor(() => expect(submissionStore.read().status).toBe('failed'));
    const changed = { ...post, fields: { ...post.fields, price: '7' } };
    const [known = null] = await browser.posts();
    await createPostSaver(post, known).save(changed);
    retry();
    await waitFor(() => expect(announcement.read()?.text).toMatch(/^You have changed this post since\./));
    expect(announcement.read()?.link).toEqual({ label: 'Open the draft', to: `/form?draft=${post.id}` });
    expect(submissionStore.read().status).toBe('idle');
    expect(api.posts).toHaveLength(2);
    expect((await browser.posts()).map(({ fields }) => fields.price)).toEqual(['7']);
  });

  it('waits until another post has been sent, and goes with nobody who has left meanwhile', async () => {
    const api = servePosts();
    const savers = [await keep(buildPost()), await keep(buildPost())] as const;
    expect(await Promise.all(savers.map((saver) => sendPost(saver, hana, queryClient)))).toEqual([
      true,
      true,
    ]);
    expect(api.posts).toHaveLength(2);
    const others = [await keep(buildPost()), await keep(buildPost())] as const;
    const sending = others.map((saver) => sendPost(saver, hana, queryClient));
    sessionStore.write({ status: 'signed-out' });
    expect(await Promise.all(sending)).toEqual([false, false]);
    expect(await keptIds()).toHaveLength(2);
  });

  it('is not sent again where the answer was lost but the post has arrived', async () => {
    const api = servePosts();
    api.answer = 'stored-but-silent';
    const saver = await keep(buildPost());
    expect(await sendPost(saver, hana, queryClient)).toBe(false);
    expect(await sendPost(saver, hana, queryClient)).toBe(true);
    expect(api.posts).toHaveLength(1);
    expect(announcement.read()?.text).toBe(sent);
    expect(await keptIds()).toEqual([]);
  });

  it('is not sent again by the next page load either', async () => {
    const api = servePosts();
    api.answer = 'stored-but-silent';
    const post = buildPost();
    await sendPost(await keep(post), hana, queryClient);
    expect(await sendPost(await saverAfterReload(post), hana, queryClient)).toBe(true);
    expect(api.posts).toHaveLength(1);
  });

  it('is sent again where nothing arrived', async () => {
    const api = servePosts();
    api.answer = 'unreachable';
    const post = buildPost();
    await sendPost(await keep(post), hana, queryClient);
    api.answer = 'created';
    expect(await sendPost(await saverAfterReload(post), hana, queryClient)).toBe(true);
    expect(api.posts).toHaveLength(2);
  });

  it('is not taken for an older one that says the same', async () => {
    const post = buildPost();
    const older = buildRow({
      product_name: post.fields.productName,
      company_name: post.fields.companyName,
      category: null,
      email: hana.email,
      date_posted: dateBefore(60_000),
    });
    const api = servePosts([older]);
    queryClient.setQueryData(catalogueQuery.queryKey, {
      status: 'complete',
      listings: parseListings([older], fixedNow),
    });
    api.answer = 'unreachable';
    const saver = await keep(post);
    await sendPost(saver, hana, queryClient);
    api.answer = 'created';
    await sendPost(saver, hana, queryClient);
    expect(api.posts).toHaveLength(2);
  });

  it('keeps what was changed after a version of it had arrived', async () => {
    const api = servePosts();
    api.answer = 'stored-but-silent';
    const post = buildPost();
    const saver = await keep(post);
    await sendPost(saver, hana, queryClient);
    api.answer = 'created';
    await saver.save({ ...post, fields: { ...post.fields, description: 'Now with cushions.' } });
    expect(await sendPost(saver, hana, queryClient)).toBe(false);
    expect(announcement.read()?.text).toMatch(/^An earlier version of this post was already sent\./);
    expect(await keptIds()).toEqual([post.id]);
    expect(await sendPost(saver, hana, queryClient)).toBe(true);
    expect(api.posts).toHaveLength(2);
  });

  it('is sent whatever else waits on the device', async () => {
    const api = servePosts();
    const other = await keep(buildPost(), 'pending');
    await other.setStatus({ owner: 'user_biruk' });
    const saver = await keep(buildPost());
    expect(await sendPost(saver, hana, queryClient)).toBe(true);
    expect(api.posts).toHaveLength(1);
    expect(await keptIds()).toEqual([other.id]);
  });

  it('is not sent where another tab has sent it', async () => {
    const api = servePosts();
    const post = buildPost();
    const [mine, other] = [await keep(post), createPostSaver(post, null)];
    await other.remove();
    expect(await sendPost(mine, hana, queryClient)).toBe(true);
    expect(api.posts).toHaveLength(0);
  });
});

describe('a post that waits for its seller to sign in', () => {
  it('is sent once, however often that is noticed', async () => {
    const api = servePosts();
    await keep(buildPost(), 'pending');
    await Promise.all([1, 2, 3].map(() => sendPending(hana, queryClient)));
    await sendPending(hana, queryClient);
    expect(api.posts).toHaveLength(1);
    expect(api.posts[0]?.get('email')).toBe('hana@example.com');
    expect(await keptIds()).toEqual([]);
  });

  it('leaves drafts alone', async () => {
    const api = servePosts();
    const post = buildPost();
    await keep(post);
    await sendPending(hana, queryClient);
    expect(api.posts).toHaveLength(0);
    expect(await keptIds()).toEqual([post.id]);
  });

  it('stays until it has arrived', async () => {
    const api = servePosts();
    api.answer = 'unreachable';
    const post = buildPost();
    await keep(post, 'pending');
    await sendPending(hana, queryClient);
    expect(await browser.posts()).toMatchObject([{ id: post.id, state: 'pending' }]);
    api.answer = 'created';
    reload();
    await sendPending(hana, queryClient);
    expect(api.posts).toHaveLength(2);
    expect(await keptIds()).toEqual([]);
  });

  it('becomes a draft where the server refuses it, and is not sent by itself again', async () => {
    const api = servePosts();
    api.answer = { status: 400, body: { category: ['Unknown.'] } };
    await keep(buildPost(), 'pending');
    await sendPending(hana, queryClient);
    await sendPending(hana, queryClient);
    expect(api.posts).toHaveLength(1);
    expect(await browser.posts()).toMatchObject([{ state: 'draft' }]);
  });

  it('becomes a draft where its files were lost, and is not sent', async () => {
    const api = servePosts();
    const post = buildPost();
    await keep(post, 'pending');
    await browser.removeFile(post.id, post.media.additional[0]?.id ?? '');
    reload();
    await sendPending(hana, queryClient);
    expect(api.posts).toHaveLength(0);
    expect(announcement.read()).toMatchObject({
      text: 'This browser has lost photos of your post. Add them again and submit.',
    });
    expect(await browser.posts()).toMatchObject([{ state: 'draft' }]);
  });

  it('is not sent where another tab has taken it up again', async () => {
    const api = servePosts();
    const post = buildPost();
    const saver = await keep(post, 'pending');
    const [kept] = await browser.posts();
    if (kept) await browser.putPost({ ...kept, state: 'draft' });
    expect(await sendPost(saver, hana, queryClient)).toBe(false);
    expect(api.posts).toHaveLength(0);
    expect(await keptIds()).toEqual([post.id]);
    expect(announcement.read()).toBeNull();
  });
});

it('notes no known offers where the catalogue was not there before the post was sent', async () => {
  const api = servePosts();
  const post = buildPost();
  const saver = await keep(post);
  const noted: unknown[] = [];
  const { setStatus } = saver;
  saver.setStatus = async (change) => {
    if (change.attempt) noted.push(change.attempt.knownIds);
    await setStatus(change);
  };
  expect(await sendPost(saver, hana, queryClient)).toBe(true);
  expect(api.posts).toHaveLength(1);
  // `isCopyOfAttempt` counts any offer without a date where the list was known and had none.
  expect(noted).toEqual([null]);
});
