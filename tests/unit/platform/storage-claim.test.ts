import * as fakeBrowser from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withStorageClaim } from '@/platform/storage-claim';
import { fixedNow } from '#tests/data/clock';
import { stubIndexedDb } from '#tests/browser/indexed-db';
import { waitFor } from '#tests/app/wait-for';

beforeEach(stubIndexedDb);
afterEach(() => void vi.unstubAllGlobals());

/** Work that takes a while; `most` is how much of it was done at the same time. */
function createWork() {
  const state = { running: 0, most: 0, done: 0 };
  const work = async () => {
    state.running += 1;
    state.most = Math.max(state.most, state.running);
    await new Promise((resolve) => setTimeout(resolve, 20));
    state.running -= 1;
    state.done += 1;
  };
  return { state, work };
}
/** What tabs have claimed. */
async function claims(): Promise<unknown[]> {
  const database = await openDB('gulit-claims');
  const all = await database.getAll('claims');
  database.close();
  return all;
}
/** A claim of a tab that is gone. */
async function leaveClaim(renewedAt: number): Promise<void> {
  await withStorageClaim('other', async () => {});
  const database = await openDB('gulit-claims');
  await database.put('claims', { holder: 'gone', renewedAt }, ['send', 'gone']);
  database.close();
}

it('lets one do its work at a time, and each other work beside it', async () => {
  const [same, other] = [createWork(), createWork()];
  const all = ['send', 'send', 'send'].map((name) => withStorageClaim(name, same.work));
  await Promise.all([...all, withStorageClaim('other', other.work)]);
  expect(same.state).toEqual({ running: 0, most: 1, done: 3 });
  expect(other.state.done).toBe(1);
  expect(await claims()).toEqual([]);
});

it('gives the result of the work, or its error, and is free again', async () => {
  expect(await withStorageClaim('send', async () => 7)).toBe(7);
  await expect(withStorageClaim('send', () => Promise.reject(new Error('No.')))).rejects.toThrow('No.');
  expect(await withStorageClaim('send', async () => 8)).toBe(8);
});

it.each([
  ['was not renewed for long', fixedNow - 91_000],
  ['is of a clock that was set back since', fixedNow + 91_000],
])('takes a claim that %s', async (_what, renewedAt) => {
  await leaveClaim(renewedAt);
  expect(await withStorageClaim('send', async () => 'done')).toBe('done');
});

it('waits for a claim that is renewed, until its tab is too long gone', async () => {
  await leaveClaim(fixedNow - 80_000);
  const { state, work } = createWork();
  const look = vi.spyOn(fakeBrowser.IDBObjectStore.prototype, 'getAll');
  const waiting = withStorageClaim('send', work);
  await waitFor(() => expect(look.mock.calls.length).toBeGreaterThan(2));
  expect(state.done).toBe(0);
  vi.setSystemTime(fixedNow + 11_000);
  await waiting;
  expect(state.done).toBe(1);
});

it('is free for other tabs when its page goes', async () => {
  let end = () => {};
  const leaving = withStorageClaim('send', () => new Promise<void>((resolve) => void (end = resolve)));
  await waitFor(async () => expect(await claims()).toHaveLength(1));
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(async () => expect(await claims()).toEqual([]));
  end();
  await leaving;
});

it('does the work where the storage is refused or never answers', async () => {
  vi.stubGlobal('indexedDB', undefined);
  expect(await withStorageClaim('send', async () => 7)).toBe(7);
  vi.stubGlobal('indexedDB', { open: () => new IDBOpenDBRequest() });
  vi.useFakeTimers();
  const work = withStorageClaim('send', async () => 8);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await work).toBe(8);
});
