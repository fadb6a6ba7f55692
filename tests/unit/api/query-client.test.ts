import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/api-error';
import { createQueryClient } from '@/api/query-client';
import { failureOf } from './failure-of';

async function triesUntilItGivesUp(error: Error): Promise<number> {
  const queryFn = vi.fn().mockRejectedValue(error);
  const client = createQueryClient();
  expect(await failureOf(client.fetchQuery({ queryKey: ['probe'], queryFn, retryDelay: 0 }))).toBe(error);
  client.clear();
  return queryFn.mock.calls.length;
}

const refused = (status: number) => new ApiError('No.', { kind: 'http', status });

describe('the query client', () => {
  afterEach(() => onlineManager.setOnline(true));

  it.each([
    [3, 'a lost connection', new ApiError('Failed to fetch', { kind: 'network' })],
    [1, 'a timeout', new ApiError('Late.', { kind: 'timeout' })],
    [3, 'a 500', refused(500)],
    [3, 'a 599', refused(599)],
    [1, 'a 400', refused(400)],
    [1, 'a 404', refused(404)],
    [1, 'a 429', refused(429)],
    [1, 'a 499', refused(499)],
    [1, 'a body it cannot read', new ApiError('Not JSON.', { kind: 'invalid-body', status: 500 })],
    [1, 'an abort', new DOMException('Aborted', 'AbortError')],
  ])('makes at most %i calls after %s', async (calls, _what, error) => {
    expect(await triesUntilItGivesUp(error)).toBe(calls);
  });

  it('reports a mistake in our own code, and does not try again', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const error = new TypeError('x is not a function');
    expect(await triesUntilItGivesUp(error)).toBe(1);
    expect(report).toHaveBeenCalledExactlyOnceWith(error);
  });

  it.each([429, 503])(
    'retries after a %d at the time that the server names, and not before',
    async (status) => {
      const error = new ApiError('No.', { kind: 'http', status, retryAfter: 12_000 });
      expect(await triesUntilItGivesUp(error)).toBe(3);
      const delay = createQueryClient().getDefaultOptions().queries?.retryDelay;
      expect(typeof delay === 'function' && delay(0, error)).toBe(12_000);
    },
  );

  it.each([
    ['does not call the server again after a 404', refused(404), 1],
    ['calls the server again after a 500', refused(500), 2],
  ])('%s if a component mounts later', async (_what, error, calls) => {
    const queryFn = vi.fn().mockRejectedValue(error);
    const client = createQueryClient();
    const options = { queryKey: ['probe'], queryFn, retry: false };
    await client.prefetchQuery(options);
    const stop = new QueryObserver(client, options).subscribe(() => {});
    expect(queryFn).toHaveBeenCalledTimes(calls);
    stop();
    client.clear();
  });

  it('waits longer before the second retry than before the first', () => {
    const delay = createQueryClient().getDefaultOptions().queries?.retryDelay;
    if (typeof delay !== 'function') throw new Error('The delay is no function.');
    const error = refused(500);
    expect(delay(0, error)).toBeGreaterThan(0);
    expect(delay(1, error)).toBeGreaterThan(delay(0, error));
    expect(delay(0, error) + delay(1, error)).toBeLessThan(3000);
  });

  it('reads and writes even if the browser says that it is offline', async () => {
    onlineManager.setOnline(false);
    const client = createQueryClient();
    expect(await client.fetchQuery({ queryKey: ['probe'], queryFn: () => 'listings' })).toBe('listings');
    const mutation = client.getMutationCache().build(client, { mutationFn: async () => 'sent' });
    expect(await mutation.execute(undefined)).toBe('sent');
    client.clear();
  });

  it('refetches only data that is older than five minutes', async () => {
    vi.useFakeTimers();
    const queryFn = vi.fn().mockResolvedValue('listings');
    const client = createQueryClient();
    // Kept in the cache, so that only its age makes the client fetch it again.
    const ask = () => client.fetchQuery({ queryKey: ['probe'], queryFn, gcTime: Infinity });
    await ask();
    await vi.advanceTimersByTimeAsync(299_999);
    await ask();
    expect(queryFn).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await ask();
    expect(queryFn).toHaveBeenCalledTimes(2);
    client.clear();
  });
});
