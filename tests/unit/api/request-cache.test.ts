import { describe, expect, it, vi } from 'vitest';
import { getJson } from '@/api/get-json';
import { distrustHttpCache } from '@/api/http-cache';
import { postJson } from '@/api/post-json';
import { resetPage } from '#tests/app/resettable-stores';
import { failureOf } from './failure-of';

describe('the cache of the browser', () => {
  /** Records the cache mode of each call. Writes have none. */
  function noteCaches(...answers: readonly (() => Promise<Response>)[]): unknown[] {
    const modes: unknown[] = [];
    vi.stubGlobal('fetch', (_address: string, { cache }: RequestInit) => {
      modes.push(cache);
      return answers[modes.length - 1]?.() ?? Promise.resolve(new Response('[]'));
    });
    return modes;
  }
  const list = () => Promise.resolve(new Response('[]'));
  const refusal = () => Promise.resolve(new Response('{}', { status: 404 }));
  const readList = (path: `/api/${string}` = '/api/probe/') => getJson(path);

  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  it.each([
    ['is lost', lost],
    ['is refused', refusal],
    ['is answered by a page', () => Promise.resolve(new Response('<!doctype html>'))],
  ])('is bypassed once after a read that %s', async (_how, respond) => {
    const modes = noteCaches(respond);
    await failureOf(readList());
    await readList();
    await readList();
    expect(modes).toEqual(['default', 'reload', 'default']);
  });

  it('is used by default', async () => {
    const modes = noteCaches(list);
    await readList();
    await readList();
    expect(modes).toEqual(['default', 'default']);
  });

  it('is bypassed until a read succeeds, once for each path', async () => {
    const modes = noteCaches(lost, refusal);
    await failureOf(readList());
    await failureOf(readList());
    await readList();
    await readList();
    await readList('/api/other/');
    await readList('/api/other/');
    expect(modes).toEqual(['default', 'reload', 'reload', 'default', 'reload', 'default']);
  });

  it('is still used after a write that fails', async () => {
    const modes = noteCaches(refusal);
    await failureOf(postJson('/api/probe/', {}));
    await readList();
    expect(modes).toEqual([undefined, 'default']);
  });

  it('is bypassed by a read that asks for it while another is running, and after a write', async () => {
    let answerFirst = () => {};
    const slowly = () =>
      new Promise<Response>((resolve) => {
        answerFirst = () => resolve(new Response('[]'));
      });
    const modes = noteCaches(slowly);
    const first = readList();
    distrustHttpCache();
    answerFirst();
    await first;
    await postJson('/api/probe/', {});
    await readList();
    expect(modes).toEqual(['default', undefined, 'reload']);
  });

  it('is bypassed once after a reload', async () => {
    const entry = { type: 'reload', name: '', entryType: '', startTime: 0, duration: 0, toJSON: () => null };
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
    resetPage();
    const modes = noteCaches(list);
    await readList();
    await readList();
    expect(modes).toEqual(['reload', 'default']);
  });
});
