import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Session, sessionStore } from '@/account/session';
import { createQueryClient } from '@/api/query-client';
import { catalogueQuery } from '@/listings/use-catalogue';
import type { DraftStore } from '@/selling/drafts/indexed-db-store';
import { openDraftStore, resetDraftStore } from '@/selling/drafts/draft-store';
import { createPostSaver } from '@/selling/drafts/post-saver';
import type { Post } from '@/selling/post/post';
import { sendPost, submissionStore } from '@/selling/submission/send-post';
import { announcement } from '@/ui/announcement';
import { buildPhoto, buildPost } from '#tests/data/build-post';
import { createMemoryStore } from '#tests/browser/memory-store';
import { servePosts } from '#tests/server/posts';
import { hana, signIn } from '#tests/app/sign-in';
import { waitFor } from '#tests/app/wait-for';

const queryClient = createQueryClient();
let browser: DraftStore;
beforeEach(() => {
  browser = createMemoryStore();
  resetDraftStore(async () => browser);
  queryClient.clear();
  signIn();
  submissionStore.write({ status: 'idle' });
  announcement.write(null);
});

async function keep(post: Post, state: 'draft' | 'pending' = 'pending') {
  const saver = createPostSaver(post, null);
  await saver.save(post);
  await saver.setStatus({ state });
  return saver;
}

/** An upload that never ends by itself; exposes the last one and its progress. */
class EndlessUpload extends EventTarget {
  static last: EndlessUpload | null = null;
  readonly upload = new EventTarget();
  open(): void {}
  setRequestHeader(): void {}
  send(): void {
    EndlessUpload.last = this;
    this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded: 1, total: 4 }));
  }
  abort(): void {
    this.dispatchEvent(new Event('abort'));
    this.dispatchEvent(new Event('loadend'));
  }
}

async function startUpload(post: Post) {
  vi.stubGlobal('XMLHttpRequest', EndlessUpload);
  EndlessUpload.last = null;
  const ended = sendPost(await keep(post), hana, queryClient);
  await waitFor(() => expect(EndlessUpload.last).not.toBeNull());
  const submission = submissionStore.read();
  if (submission.status !== 'sending') throw new Error('Nothing is being sent.');
  return { ended, submission };
}

describe('a post that is being sent', () => {
  it('says of whom it is, how many files it has and how far it is', async () => {
    const post = buildPost({ id: 'a' });
    const { ended, submission } = await startUpload(post);
    expect(submission).toMatchObject({ postId: 'a', files: 6, share: 0.25 });
    submission.cancel();
    await ended;
  });

  it('becomes a draft where its seller cancels it', async () => {
    const { ended, submission } = await startUpload(buildPost());
    submission.cancel();
    expect(await ended).toBe(false);
    expect(await browser.posts()).toMatchObject([{ state: 'draft' }]);
    expect(submissionStore.read()).toEqual({ status: 'idle' });
    expect(announcement.read()).toMatchObject({
      text: 'Not sent. Your post is saved on this device.',
      tone: 'plain',
    });
  });

  const signedIn = { status: 'signed-in', user: hana } as const;
  it.each<[Session, boolean]>([
    [signedIn, true],
    [{ status: 'loading' }, true],
    [{ status: 'unavailable' }, true],
    [{ status: 'signed-in', user: { ...hana, id: 'user_biruk' } }, false],
    [{ status: 'signed-out' }, false],
  ])('with the session %j goes on: %s; else it waits without a word', async (session, goesOn) => {
    const { ended, submission } = await startUpload(buildPost());
    act(() => sessionStore.write(session));
    await new Promise((resolve) => setTimeout(resolve));
    expect(submissionStore.read()).toEqual(goesOn ? submission : { status: 'idle' });
    if (goesOn) return submission.cancel();
    expect(await ended).toBe(false);
    expect(await browser.posts()).toMatchObject([{ state: 'pending' }]);
    expect(announcement.read()).toBeNull();
  });

  it('that cannot be kept says so when it is cancelled', async () => {
    vi.spyOn(browser, 'putPost').mockRejectedValue(new DOMException('Full.', 'QuotaExceededError'));
    const { ended, submission } = await startUpload(buildPost());
    submission.cancel();
    await ended;
    expect(announcement.read()?.text).toBe('Not sent. Your post is saved only while this page stays open.');
  });
});

describe('a second attempt', () => {
  const keysOf = (keys: (string | null)[]) => new Set(keys).size;

  /** Fails to send a post, changes it and sends it again; returns the keys. */
  async function sendTwice(change: (post: Post) => Post): Promise<(string | null)[]> {
    const keys: (string | null)[] = [];
    const api = servePosts();
    const setHeader = vi.spyOn(XMLHttpRequest.prototype, 'setRequestHeader');
    api.answer = 'unreachable';
    const post = buildPost();
    const saver = await keep(post, 'draft');
    await sendPost(saver, hana, queryClient);
    await saver.save(change(post));
    api.answer = 'created';
    expect(await sendPost(saver, hana, queryClient)).toBe(true);
    for (const [name, value] of setHeader.mock.calls) if (name === 'idempotency-key') keys.push(value);
    return keys;
  }

  it.each([
    ['the same', (post: Post) => post, 1],
    ['another text', (post: Post) => ({ ...post, fields: { ...post.fields, phone: '0911 234567' } }), 2],
    ['another photo', (post: Post) => ({ ...post, media: { ...post.media, main: buildPhoto() } }), 2],
  ])('of %s goes under the same key only where it is the same', async (_what, change, count) => {
    const keys = await sendTwice(change);
    expect(keys).toHaveLength(2);
    expect(keysOf(keys)).toBe(count);
  });

  it.each([
    ['an attempt of an older version had no key', { key: '' }, /-[0-9a-f]{2,16}"$/],
    ['an attempt of an older version knew no files', { fileIds: null }, /^"known"$/],
    ['the attempt had the same files', {}, /^"known"$/],
  ])('has a key of its own where %s', async (_what, change, key) => {
    const api = servePosts();
    const setHeader = vi.spyOn(XMLHttpRequest.prototype, 'setRequestHeader');
    const post = buildPost();
    const saver = await keep(post, 'draft');
    const { main, additional } = post.media;
    const fileIds = [main, ...additional].flatMap((one) => one?.id ?? []);
    const { fields } = post;
    const attempt = {
      key: 'known',
      startedAt: 1,
      email: hana.email,
      fields,
      fileIds,
      knownIds: [],
      ...change,
    };
    await saver.setStatus({ attempt });
    expect(await sendPost(saver, hana, queryClient)).toBe(true);
    expect(api.posts).toHaveLength(1);
    const keys = setHeader.mock.calls.flatMap(([name, value]) => (name === 'idempotency-key' ? value : []));
    expect(keys).toEqual([expect.stringMatching(key)]);
  });
});

describe('a post whose store cannot be read any more', () => {
  it('is sent as the page knows it', async () => {
    const api = servePosts();
    const saver = await keep(buildPost(), 'draft');
    const store = await openDraftStore();
    vi.spyOn(store, 'posts').mockRejectedValue(new Error('Broken.'));
    expect(await sendPost(saver, hana, queryClient)).toBe(true);
    expect(api.posts).toHaveLength(1);
  });

  it('counts as sent although it cannot be removed', async () => {
    servePosts();
    const saver = await keep(buildPost(), 'draft');
    const store = await openDraftStore();
    vi.spyOn(store, 'removePost').mockRejectedValue(new Error('Broken.'));
    expect(await sendPost(saver, hana, queryClient)).toBe(true);
  });
});

it('makes the catalogue old, and no other list', async () => {
  servePosts();
  queryClient.setQueryData(catalogueQuery.queryKey, { status: 'complete', listings: [] });
  queryClient.setQueryData(['other'], []);
  await sendPost(await keep(buildPost(), 'draft'), hana, queryClient);
  expect(queryClient.getQueryState(catalogueQuery.queryKey)?.isInvalidated).toBe(true);
  expect(queryClient.getQueryState(['other'])?.isInvalidated).toBe(false);
});

it('leads to the posts of its seller once it is sent', async () => {
  servePosts();
  await sendPost(await keep(buildPost(), 'draft'), hana, queryClient);
  expect(announcement.read()?.link).toEqual({ label: 'My posts', to: '/myposts' });
});

it('sends the same once more for the retry that a failure offers', async () => {
  const api = servePosts();
  api.answer = 'unreachable';
  await sendPost(await keep(buildPost(), 'draft'), hana, queryClient);
  const submission = submissionStore.read();
  if (submission.status !== 'failed') throw new Error('It did not fail.');
  api.answer = 'created';
  submission.retry();
  await waitFor(() => expect(submissionStore.read().status).toBe('idle'));
  expect(api.posts).toHaveLength(2);
});

it('goes by its own record, not by that of another post', async () => {
  const api = servePosts();
  await keep(buildPost(), 'pending');
  expect(await sendPost(await keep(buildPost(), 'draft'), hana, queryClient)).toBe(true);
  expect(api.posts).toHaveLength(1);
});

it('is left without a word where another tab has taken it up again', async () => {
  const api = servePosts();
  const saver = await keep(buildPost(), 'pending');
  const [kept] = await browser.posts();
  if (kept) await browser.putPost({ ...kept, state: 'draft' });
  expect(await sendPost(saver, hana, queryClient)).toBe(false);
  expect(api.posts).toEqual([]);
  expect(announcement.read()).toBeNull();
  expect(submissionStore.read()).toEqual({ status: 'idle' });
});
