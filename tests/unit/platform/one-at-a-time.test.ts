import { expect, it, vi } from 'vitest';
import { oneAtATime } from '@/platform/one-at-a-time';

it('the same work runs only once at a time, and other work runs in parallel', async () => {
  let finish = () => {};
  const work = vi.fn<() => Promise<void>>(() => new Promise((resolve) => void (finish = resolve)));
  const other = vi.fn<() => Promise<void>>(async () => {});
  const first = oneAtATime('send', work);
  const second = oneAtATime('send', work);
  const afterSecond = vi.fn<() => void>();
  void second.then(afterSecond);
  await oneAtATime('other', other);
  expect(work).toHaveBeenCalledTimes(1);
  expect(other).toHaveBeenCalledTimes(1);
  expect(afterSecond).not.toHaveBeenCalled();
  finish();
  await Promise.all([first, second]);
  const again = oneAtATime('send', work);
  expect(work).toHaveBeenCalledTimes(2);
  finish();
  await again;
});

it('failed work reports its failure, and can be repeated', async () => {
  const fail = () => oneAtATime('fail', () => Promise.reject(new Error('No.')));
  await expect(fail()).rejects.toThrow('No.');
  await expect(fail()).rejects.toThrow('No.');
});
