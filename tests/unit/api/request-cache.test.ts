import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { getJson } from '@/api/get-json';
import { resetPage } from '#tests/app/resettable-stores';
import { failureOf } from './failure-of';

describe('the cache of the browser', () => {
  /** The cache mode of this page's calls. */
  function noteCaches(...answers: readonly (() => Promise<Response>)[]): unknown[] {
    const modes: unknown[] = [];
    vi.stubGlobal('fetch', (_address: string, { cache }: RequestInit) => {
      modes.push(cache);
      return answers[modes.length - 1]?.() ?? Promise.resolve(new Response('[]'));
    });
    return modes;
  }
  const readList = () => getJson('/api/probe/', v.array(v.unknown()));

  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  it.each([
    ['is lost', lost],
    ['is refused', () => Promise.resolve(new Response('{}', { status: 404 }))],
    ['is answered by a page', () => Promise.resolve(new Response('<!doctype html>'))],
    ['is answered by something else', () => Promise.resolve(new Response('{}'))],
  ])('is bypassed after a call that %s', async (_how, respond) => {
    const modes = noteCaches(respond);
    await failureOf(readList());
    await readList();
    await readList();
    expect(modes).toEqual(['default', 'reload', 'reload']);
  });

  it('is used by default', async () => {
    const modes = noteCaches(() => Promise.resolve(new Response('[]')));
    await readList();
    await readList();
    expect(modes).toEqual(['default', 'default']);
  });

  it('is bypassed after a reload', async () => {
    const entry = { type: 'reload', name: '', entryType: '', startTime: 0, duration: 0, toJSON: () => null };
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
    resetPage();
    const modes = noteCaches(() => Promise.resolve(new Response('[]')));
    await readList();
    expect(modes).toEqual(['reload']);
  });
});
