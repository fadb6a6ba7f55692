import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { sendPending } from '@/selling/submission/pending-posts';
import { sendPost, submissionStore } from '@/selling/submission/send-post';
import type { MemoryStore } from '#tests/browser/memory-store';
import { servePosts } from '#tests/server/posts';
import { hana, signIn } from '#tests/app/sign-in';
import { waitFor } from '#tests/app/wait-for';
import { keepPost, loadPage } from '../keep-post';

let browser: MemoryStore;
let queryClient = createQueryClient();
beforeEach(() => {
  browser = loadPage();
  queryClient = createQueryClient();
  signIn();
});

const keep = (state: 'draft' | 'pending') => keepPost({ state });

/** Delays timers of so many ms until the test releases them. */
function holdTimers(length: number) {
  let held: (() => void)[] = [];
  const setTimer = globalThis.setTimeout;
  vi.stubGlobal('setTimeout', (work: () => void, ms?: number, ...rest: unknown[]) =>
    ms === length ? held.push(work) : setTimer(work, ms, ...rest),
  );
  return {
    count: () => held.length,
    pass(): void {
      const due = held;
      held = [];
      due.forEach((work) => work());
    },
  };
}

describe('a post that a busy server has not taken', () => {
  it.each([429, 503])('stays if the server is busy (%d), and is sent at the named time', async (status) => {
    const api = servePosts();
    api.answer = { status, body: {}, headers: { 'retry-after': '7' } };
    await keep('pending');
    const later = holdTimers(7000);
    await sendPending(hana, queryClient);
    expect(await browser.posts()).toMatchObject([{ state: 'pending' }]);
    expect(api.posts).toHaveLength(1);
    api.answer = 'created';
    later.pass();
    await waitFor(async () => expect(await browser.posts()).toEqual([]));
    expect(api.posts).toHaveLength(2);
  });

  it('is resent at a busy server’s request a few times, not forever', async () => {
    const api = servePosts();
    api.answer = { status: 429, body: {}, headers: { 'retry-after': '0' } };
    await keep('pending');
    const later = holdTimers(1000);
    await sendPending(hana, queryClient);
    for (let count = 2; count <= 6; count += 1) {
      later.pass();
      await waitFor(() => {
        expect(api.posts).toHaveLength(count);
        expect(submissionStore.read().status).toBe('failed');
      });
    }
    expect(later.count()).toBe(0);
    expect(await browser.posts()).toMatchObject([{ state: 'pending' }]);
  });

  it.each([
    ['the server names no time', 'pending', {}],
    ['its seller edits it', 'draft', { 'retry-after': '7' }],
  ] as const)('is not resent automatically if %s', async (_why, state, headers) => {
    const api = servePosts();
    api.answer = { status: 503, body: {}, headers };
    const saver = await keep(state);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    expect((await sendPost(saver, hana, queryClient)).isSent).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(api.posts).toHaveLength(1);
    expect(submissionStore.read().status).toBe('failed');
  });

  it('is not sent automatically while it is edited again', async () => {
    const api = servePosts();
    api.answer = { status: 429, body: {}, headers: { 'retry-after': '7' } };
    await keep('pending');
    const later = holdTimers(7000);
    await sendPending(hana, queryClient);
    submissionStore.write({ status: 'idle' });
    later.pass();
    expect(submissionStore.read().status).toBe('idle');
    expect(api.posts).toHaveLength(1);
  });
});
