import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type DraftStore, storeChanges } from '@/selling/drafts/indexed-db-store';
import type { StoredPost } from '@/selling/drafts/stored-post';
import { openDraftStore, resetDraftStore } from '@/selling/drafts/draft-store';
import { watchWaitingPost } from '@/selling/drafts/watch-waiting-post';
import { buildStoredPost } from '#tests/data/build-post';
import { createMemoryStore } from '#tests/browser/memory-store';

let browser: DraftStore;
let stopLast = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  browser = createMemoryStore();
  resetDraftStore(async () => browser);
});
afterEach(() => stopLast());

const keep = async (rest: Partial<Pick<StoredPost, 'state' | 'owner'>> = {}) =>
  (await openDraftStore()).putPost(buildStoredPost('a', { state: 'pending', ...rest }));

/** Runs all pending notifications that need no timer. */
const settle = () => vi.advanceTimersByTimeAsync(0);
const fail = () => Promise.reject(new DOMException('Still cleared.', 'InvalidStateError'));

/** Records notifications in order; returns them and how to stop. */
async function watch() {
  const told: string[] = [];
  stopLast = watchWaitingPost((place) => told.push(place));
  await settle();
  return { told, stop: stopLast };
}

describe('the place of a post that waits for a sign-in', () => {
  it.each([
    ['is on the device', {}, 'device'],
    ['is gone if only a draft is stored', { state: 'draft' }, 'gone'],
    ['is gone if the post has an owner', { owner: 'user_hana' }, 'gone'],
  ] as const)('%s', async (_what, rest, place) => {
    await keep(rest);
    await browser.putPost(buildStoredPost('another draft'));
    expect((await watch()).told).toEqual([place]);
  });

  it('is this page if the browser does not store it', async () => {
    resetDraftStore(async () => ({ ...browser, putPost: fail }));
    await keep();
    expect((await watch()).told).toEqual(['page']);
  });

  it.each([
    ['the window is looked at again', () => window.dispatchEvent(new Event('focus'))],
    ['the page comes back', () => window.dispatchEvent(new Event('pageshow'))],
    ['the tab is shown', () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))],
    ['the connection is lost', () => storeChanges.write(storeChanges.read() + 1)],
  ])('is reported again when %s, until stopped', async (_when, happen) => {
    await keep();
    const { told, stop } = await watch();
    await browser.removePost('a');
    happen();
    await settle();
    expect(told).toEqual(['device', 'gone']);
    stop();
    happen();
    await settle();
    expect(told).toEqual(['device', 'gone']);
  });

  it('is checked five times, twice a second, while storage is unreadable', async () => {
    const posts = vi.spyOn(browser, 'posts').mockImplementation(fail);
    const { told } = await watch();
    await vi.advanceTimersByTimeAsync(499);
    expect(posts).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(posts).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(posts).toHaveBeenCalledTimes(5);
    expect(told).toEqual([]);
  });

  it('is reported once storage is readable again', async () => {
    await keep();
    resetDraftStore(async () => browser);
    vi.spyOn(browser, 'posts').mockImplementationOnce(fail);
    const { told } = await watch();
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told).toEqual(['device']);
  });

  it.each([
    [
      'six times by a single series of tries after another event',
      () => window.dispatchEvent(new Event('focus')),
      6,
    ],
    ['no more after stopping', () => stopLast(), 1],
  ])('is checked %s', async (_what, happen, times) => {
    const posts = vi.spyOn(browser, 'posts').mockImplementation(fail);
    await watch();
    happen();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(posts).toHaveBeenCalledTimes(times);
  });

  it('is not reported or checked again after stopping', async () => {
    const told = vi.fn();
    watchWaitingPost(told)();
    await settle();
    const posts = vi.spyOn(browser, 'posts').mockImplementation(fail);
    watchWaitingPost(told)();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told).not.toHaveBeenCalled();
    expect(posts).toHaveBeenCalledTimes(1);
  });
});
