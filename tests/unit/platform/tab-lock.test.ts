import { afterEach, describe, expect, it, vi } from 'vitest';
import { heldTabLocks, holdTabLock, withTabLock } from '@/platform/tab-lock';

/** Provides a browser's locks: one holder for each name, and others that wait. */
function provideLocks() {
  const held = new Set<string>();
  const waiting = new Map<string, (() => void)[]>();

  async function request<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    if (held.has(name))
      await new Promise<void>((resolve) => void waiting.set(name, [...(waiting.get(name) ?? []), resolve]));
    held.add(name);
    try {
      return await work();
    } finally {
      const next = waiting.get(name)?.shift();
      if (next) next();
      else held.delete(name);
    }
  }
  const query = async () => ({ held: [...[...held].map((name) => ({ name })), {}] });
  vi.stubGlobal('navigator', { ...navigator, locks: { request, query } });
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

// Restored here, because the next test file is imported before its first test.
afterEach(() => void vi.unstubAllGlobals());

it.each([true, false])('work under a lock returns its result (browser with locks: %s)', async (hasLocks) => {
  if (hasLocks) provideLocks();
  expect(await withTabLock('a', async () => 7)).toBe(7);
  await expect(withTabLock('a', () => Promise.reject(new Error('No.')))).rejects.toThrow('No.');
  expect(await withTabLock('a', async () => 8)).toBe(8);
});

it('work under a lock waits for its turn', async () => {
  provideLocks();
  const steps: string[] = [];
  const work = (name: string) => async () => {
    steps.push(`${name} begins`);
    await settle();
    steps.push(`${name} ends`);
  };
  await Promise.all([withTabLock('a', work('first')), withTabLock('a', work('second'))]);
  expect(steps).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

const refused = () => Promise.reject(new DOMException('The request was denied.', 'SecurityError'));

it('work runs once if the browser refuses its locks, as Chromium does if cookies are blocked', async () => {
  vi.stubGlobal('navigator', { locks: { request: refused } });
  const work = vi.fn<() => Promise<number>>(async () => 7);
  expect(await withTabLock('a', work)).toBe(7);
  expect(work).toHaveBeenCalledTimes(1);
});

it('failed work under a lock is not repeated', async () => {
  provideLocks();
  const work = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('No.')));
  await expect(withTabLock('a', work)).rejects.toThrow('No.');
  expect(work).toHaveBeenCalledTimes(1);
});

it('no lock seems to be held if the browser refuses to list its locks', async () => {
  vi.stubGlobal('navigator', { locks: { query: refused } });
  expect((await heldTabLocks()).size).toBe(0);
});

describe('a lock that a tab holds', () => {
  it('is visible until released, and can be taken again', async () => {
    provideLocks();
    const release = holdTabLock('gulit:draft:1');
    await settle();
    expect([...(await heldTabLocks())]).toEqual(['gulit:draft:1']);
    release();
    await settle();
    expect([...(await heldTabLocks())]).toEqual([]);
    holdTabLock('gulit:draft:1')();
  });

  it('is never taken if it is released before its turn', async () => {
    provideLocks();
    const [first, second] = [holdTabLock('a'), holdTabLock('a')];
    second();
    first();
    await settle();
    expect((await heldTabLocks()).size).toBe(0);
    expect(await withTabLock('a', async () => 'free')).toBe('free');
  });

  it('blocks nobody in a browser without locks', async () => {
    const release = holdTabLock('a');
    expect((await heldTabLocks()).size).toBe(0);
    expect(release).not.toThrow();
  });

  it('does not fail if the browser refuses it', async () => {
    vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new Error('Refused.')) } });
    expect(holdTabLock('a')).not.toThrow();
    await settle();
  });

  it('is not visible if the browser does not list held locks', async () => {
    vi.stubGlobal('navigator', { locks: { query: async () => ({}) } });
    expect((await heldTabLocks()).size).toBe(0);
  });
});
