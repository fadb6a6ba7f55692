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

  it('is not resent automatically if the server names no time', async () => {
    const api = servePosts();
    api.answer = { status: 503, body: {} };
    await keep('pending');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await sendPending(hana, queryClient);
    expect(submissionStore.read().status).toBe('failed');
    const changed = vi.fn();
    const stop = submissionStore.subscribe(changed);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(changed).not.toHaveBeenCalled();
    stop();
  });

  it('that is being edited again is not sent automatically', async () => {
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

  it('is not resent automatically while its seller edits it', async () => {
    const api = servePosts();
    api.answer = { status: 429, body: {}, headers: { 'retry-after': '7' } };
    const saver = await keep('draft');
    const later = holdTimers(7000);
    expect((await sendPost(saver, hana, queryClient)).isSent).toBe(false);
    expect(later.count()).toBe(0);
  });
});
