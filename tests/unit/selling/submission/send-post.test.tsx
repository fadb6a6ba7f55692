import { act, render } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionStore, type Session, type User } from '@/account/session';
import { createQueryClient } from '@/api/query-client';
import { openDraftStore } from '@/selling/drafts/draft-store';
import { createPostSaver } from '@/selling/drafts/post-saver';
import { loadPost } from '@/selling/drafts/stored-post';
import { sendPending } from '@/selling/submission/pending-posts';
import { leavePostForm, sendPost, submissionStore } from '@/selling/submission/send-post';
import { SubmissionPanel } from '@/selling/submission/submission-panel';
import { submitPost } from '@/selling/submission/submit-post';
import { announcement } from '@/ui/announcement';
import { hana, signIn } from '#tests/app/sign-in';
import { keepPost, loadDrafts } from '#tests/app/stored-drafts';
import { waitFor } from '#tests/app/wait-for';
import type { MemoryStore } from '#tests/browser/memory-store';
import { buildPost } from '#tests/data/build-post';
import { servePosts } from '#tests/server/posts';
import { server } from '#tests/server/server';

const biruk = { ...hana, id: 'user_biruk', email: 'biruk@example.com' };
const sent = '✅ Your post submitted successfully! Waiting for verification.';
let browser: MemoryStore;
let queryClient = createQueryClient();

beforeEach(() => {
  browser = loadDrafts();
  queryClient = createQueryClient();
  signIn();
});

const send = async (saver: Awaited<ReturnType<typeof keepPost>>) =>
  (await sendPost(saver, hana, queryClient)).isSent;
/** Sends the stored posts as the page of another tab does, which has announced nothing here. */
async function sendInAnotherTab() {
  const [kept] = await browser.posts();
  if (!kept) throw new Error('No post is stored.');
  const { post } = await loadPost(browser, kept);
  await submitPost({
    saver: createPostSaver(post, kept),
    user: hana,
    queryClient: createQueryClient(),
    signal: new AbortController().signal,
    onProgress: () => {},
  });
}
const keptIds = async () => (await browser.posts()).map(({ id }) => id);

// The simulation proves that a post is sent once and for its own seller, across tabs, reloads and lost responses.
describe('a post that is sent', () => {
  it('arrives once, which is announced, and is removed from the store', async () => {
    const api = servePosts();
    expect(await send(await keepPost())).toBe(true);
    expect(api.posts).toHaveLength(1);
    expect(announcement.read()).toMatchObject({ text: sent, tone: 'ok', duration: 4000 });
    expect(announcement.read()?.link).toEqual({ label: 'My posts', to: '/myposts' });
    expect(await keptIds()).toEqual([]);
    expect(submissionStore.read().status).toBe('idle');
  });

  it.each(['posts', 'removePost'] as const)('is sent from memory if %s fails', async (call) => {
    const api = servePosts();
    const saver = await keepPost();
    vi.spyOn(await openDraftStore(), call).mockRejectedValue(new Error('Broken.'));
    expect(await send(saver)).toBe(true);
    expect(api.posts).toHaveLength(1);
  });

  it('is sent again by *Try again*, which disappears once its form is left', async () => {
    const api = servePosts();
    api.answer = 'unreachable';
    const saver = await keepPost();
    await send(saver);
    const submission = submissionStore.read();
    if (submission.status === 'failed') submission.retry();
    await waitFor(() => expect(api.posts).toHaveLength(2));
    await waitFor(() => expect(submissionStore.read().status).toBe('failed'));
    leavePostForm('another');
    expect(submissionStore.read().status).toBe('failed');
    leavePostForm(saver.id);
    expect(submissionStore.read().status).toBe('idle');
  });

  it('keeps changes made after an earlier version arrived', async () => {
    const api = servePosts();
    api.answer = 'stored-but-silent';
    const post = buildPost();
    const saver = await keepPost(post);
    await send(saver);
    api.answer = 'created';
    await saver.save({ ...post, fields: { ...post.fields, description: 'Now with cushions.' } });
    expect(await send(saver)).toBe(false);
    expect(announcement.read()?.text).toMatch(/^An earlier version of this post was already sent\./);
    expect(await keptIds()).toEqual([post.id]);
    expect(await send(saver)).toBe(true);
    expect(api.posts).toHaveLength(2);
  });

  it('records no known offers if the catalogue had not loaded', async () => {
    servePosts();
    const saver = await keepPost();
    const put = vi.spyOn(browser, 'putPost');
    expect(await send(saver)).toBe(true);
    // If the list was known and empty, `isCopyOfAttempt` would count any offer without a date.
    expect(put.mock.calls.map(([{ attempt }]) => attempt?.knownIds)).toEqual([null]);
  });
});

it('reports a bug in the app that stopped it, and does not call the bug a network error', async () => {
  servePosts();
  const report = vi.spyOn(window, 'reportError').mockReturnValue();
  const fault = new TypeError('x is not a function');
  const saver = await keepPost();
  vi.spyOn(saver, 'outboxOf').mockImplementation(() => {
    throw fault;
  });
  expect(await send(saver)).toBe(false);
  const text = '❌ Failed to submit: Something went wrong on this page. Please try again.';
  expect(announcement.read()?.text).toBe(text);
  expect(submissionStore.read()).toMatchObject({ status: 'failed', text });
  expect(report).toHaveBeenCalledExactlyOnceWith(fault);
});

it('is not sent for another account by an open form', async () => {
  const api = servePosts();
  const saver = await keepPost();
  signIn(biruk);
  expect((await sendPost(saver, biruk, queryClient)).isSent).toBe(false);
  expect(api.posts).toEqual([]);
  expect(announcement.read()?.text).toMatch(/^This post belongs to another account\./);
  expect(announcement.read()?.tone).toBe('plain');
});

it('shows its failure to no other account', async () => {
  servePosts().answer = 'unreachable';
  await send(await keepPost(buildPost(), { state: 'pending' }));
  const shown = (user: User) => {
    const { container, unmount } = render(<SubmissionPanel user={user} />, { wrapper: MemoryRouter });
    const text = container.textContent;
    unmount();
    return text;
  };
  expect(shown(hana)).toContain('Try again');
  expect(shown(biruk)).toBe('');
});

it('a waiting post becomes a draft if the server refuses it, and is not sent again automatically', async () => {
  const api = servePosts();
  api.answer = { status: 400, body: { category: ['Unknown.'] } };
  await keepPost(buildPost(), { state: 'pending' });
  await sendPending(hana, queryClient);
  await sendPending(hana, queryClient);
  expect(api.posts).toHaveLength(1);
  expect(await browser.posts()).toMatchObject([{ state: 'draft' }]);
});

it('a waiting post becomes a draft if its files were lost, and is not sent', async () => {
  const api = servePosts();
  const saver = await keepPost(buildPost(), { state: 'pending' });
  browser.loseFile(saver.id, saver.currentPost().media.photos[1]?.id ?? '');
  loadDrafts(browser);
  await sendPending(hana, queryClient);
  expect(api.posts).toHaveLength(0);
  expect(announcement.read()).toMatchObject({
    text: 'This browser has lost some photos of your post. Add them again and submit.',
  });
  expect(await browser.posts()).toMatchObject([{ state: 'draft' }]);
});

describe('a waiting post whose upload failed', () => {
  const retry = () => {
    const submission = submissionStore.read();
    if (submission.status === 'failed') submission.retry();
  };

  it('is not announced as submitted by *Try again* if another tab has discarded it', async () => {
    const api = servePosts();
    api.answer = { status: 500, body: {} };
    const saver = await keepPost(buildPost(), { state: 'pending' });
    await send(saver);
    await browser.removePost(saver.id);
    retry();
    const text = 'This draft was sent or discarded in another tab.';
    await waitFor(() => expect(announcement.read()).toMatchObject({ text, tone: 'plain' }));
    expect(submissionStore.read()).toEqual({ status: 'idle' });
    expect(api.posts).toHaveLength(1);
    expect(await keptIds()).toEqual([]);
  });

  it('is announced as submitted by *Try again* if another tab has sent it', async () => {
    const api = servePosts();
    api.answer = { status: 500, body: {} };
    const saver = await keepPost(buildPost(), { state: 'pending' });
    await send(saver);
    api.answer = 'created';
    await sendInAnotherTab();
    retry();
    await waitFor(() => expect(announcement.read()).toMatchObject({ text: sent, tone: 'ok' }));
    expect(api.posts).toHaveLength(2);
  });

  it('is not said to be submitted if another tab has sent or discarded it, and the catalogue cannot be read', async () => {
    servePosts().answer = { status: 500, body: {} };
    const saver = await keepPost(buildPost(), { state: 'pending' });
    await send(saver);
    await browser.removePost(saver.id);
    server.use(http.get('*/api/products/', () => HttpResponse.error()));
    retry();
    await waitFor(() => expect(announcement.read()?.text).toMatch(/^This draft was sent or discarded/));
    expect(submissionStore.read()).toEqual({ status: 'idle' });
  });
});

/** An upload that never ends by itself. */
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

describe('a post that is being uploaded', () => {
  async function startUpload() {
    vi.stubGlobal('XMLHttpRequest', EndlessUpload);
    EndlessUpload.last = null;
    const ended = send(await keepPost(buildPost({ id: 'a' }), { state: 'pending' }));
    await waitFor(() => expect(EndlessUpload.last).not.toBeNull());
    const submission = submissionStore.read();
    if (submission.status !== 'sending') throw new Error('Nothing is being sent.');
    return { ended, submission };
  }

  it('shows its number of files and its progress, and becomes a draft if its seller cancels', async () => {
    const { ended, submission } = await startUpload();
    expect(submission).toMatchObject({ postId: 'a', files: 6, share: 0.25 });
    submission.cancel();
    expect(await ended).toBe(false);
    expect(await browser.posts()).toMatchObject([{ state: 'draft' }]);
    expect(submissionStore.read()).toEqual({ status: 'idle' });
    const text = 'Not sent. Your post is saved on this device.';
    expect(announcement.read()).toMatchObject({ text, tone: 'plain' });
  });

  it('says when it is cancelled that it could not be stored', async () => {
    vi.spyOn(browser, 'putPost').mockRejectedValue(new DOMException('Full.', 'QuotaExceededError'));
    const { ended, submission } = await startUpload();
    submission.cancel();
    await ended;
    expect(announcement.read()?.text).toBe('Not sent. Your post is saved only while this page stays open.');
  });

  it('lets one of two waiting posts start when it ends', async () => {
    const { ended, submission } = await startUpload();
    const others = await Promise.all(['b', 'c'].map((id) => keepPost(buildPost({ id }))));
    const waiting = others.map(send);
    submission.cancel();
    await ended;
    for (const postId of ['b', 'c']) {
      await waitFor(() => expect(submissionStore.read()).toMatchObject({ postId, share: 0.25 }));
      const next = submissionStore.read();
      if (next.status === 'sending') next.cancel();
    }
    await Promise.all(waiting);
    expect(submissionStore.read()).toEqual({ status: 'idle' });
  });

  it.each<Session>([{ status: 'signed-in', user: hana }, { status: 'loading' }, { status: 'unavailable' }])(
    'continues with the session %j',
    async (session) => {
      const { ended, submission } = await startUpload();
      act(() => sessionStore.write(session));
      await new Promise((resolve) => setTimeout(resolve));
      expect(submissionStore.read()).toEqual(submission);
      submission.cancel();
      await ended;
    },
  );

  it.each<Session>([{ status: 'signed-in', user: biruk }, { status: 'signed-out' }])(
    'waits silently once the session is %j',
    async (session) => {
      const { ended } = await startUpload();
      act(() => sessionStore.write(session));
      expect(await ended).toBe(false);
      expect(submissionStore.read()).toEqual({ status: 'idle' });
      expect(await browser.posts()).toMatchObject([{ state: 'pending' }]);
      expect(announcement.read()).toBeNull();
    },
  );
});
