import { beforeEach, expect, it, vi } from 'vitest';
import { createYielder, withTimeout } from '@/platform/scheduling';

it('createYielder continues until its time slice is used up, then yields', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const yieldIfDue = createYielder();
  expect(yieldIfDue()).toBeUndefined();
  vi.advanceTimersByTime(10);
  expect(yieldIfDue()).toBeUndefined();
  vi.advanceTimersByTime(10);
  const other = vi.fn<() => void>();
  setImmediate(other);
  await yieldIfDue();
  expect(other).toHaveBeenCalledOnce();
  // The next portion begins after the break.
  expect(yieldIfDue()).toBeUndefined();
});

beforeEach(() => void vi.useFakeTimers());

const never = () => new Promise<never>(() => {});
const late = expect.objectContaining({ name: 'TimeoutError', message: 'It took too long.' });

it('work that ends in time keeps its outcome, and leaves no timer behind', async () => {
  await expect(withTimeout(Promise.resolve('done'), 1000)).resolves.toBe('done');
  await expect(withTimeout(Promise.reject(new Error('Refused.')), 1000)).rejects.toThrow('Refused.');
  expect(vi.getTimerCount()).toBe(0);
});

it('work that takes too long is rejected after its timeout and not before', async () => {
  const ended = vi.fn<(error: unknown) => void>();
  void withTimeout(never(), 1000).catch(ended);
  await vi.advanceTimersByTimeAsync(999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledExactlyOnceWith(late);
});

it('the outcome of work that ends after its timeout is ignored', async () => {
  const work = new Promise<string>((_resolve, reject) => setTimeout(reject, 2000, new Error('Too late.')));
  const ended = withTimeout(work, 1000).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await ended).toEqual(late);
});
