import { describe, expect, it, vi } from 'vitest';
import { PhotoError } from '@/selling/media/shrink-photo';
import { createPhotoShrinker } from '@/selling/media/prepare-photo';
import { waitFor } from '#tests/app/wait-for';
import { FakeWorker } from './fake-worker';

const photo = (name: string) => new File([name], name);
const small = new Blob(['small']);
const fromPage = new Blob(['from the page']);

function setUp() {
  const worker = new FakeWorker();
  const startWorker = vi.fn(() => worker);
  const shrinkHere = vi.fn(async () => fromPage);
  return { worker, startWorker, shrinkHere, shrink: createPhotoShrinker({ startWorker, shrinkHere }) };
}

describe('the photo shrinker', () => {
  it('starts one worker, at the first photo', async () => {
    const { worker, startWorker, shrinkHere, shrink } = setUp();
    expect(startWorker).not.toHaveBeenCalled();
    for (const name of ['one', 'two']) {
      const shrunk = shrink(photo(name));
      await waitFor(() => expect(worker.received.at(-1)).toHaveProperty('name', name));
      worker.answer(small);
      expect(await shrunk).toBe(small);
    }
    expect(startWorker).toHaveBeenCalledOnce();
    expect(shrinkHere).not.toHaveBeenCalled();
  });

  it('processes one photo at a time in order, and continues after a refused one', async () => {
    const { worker, shrink } = setUp();
    const [first, second, third] = ['a', 'b', 'c'].map((name) => shrink(photo(name)));
    const names = () => worker.received.map((file) => (file instanceof File ? file.name : ''));
    await waitFor(() => expect(names()).toEqual(['a']));
    worker.answer('too-large');
    await expect(first).rejects.toMatchObject({ name: 'PhotoError', kind: 'too-large' });
    await waitFor(() => expect(names()).toEqual(['a', 'b']));
    worker.answer(small);
    await second;
    await waitFor(() => expect(names()).toEqual(['a', 'b', 'c']));
    worker.answer(small);
    expect(await third).toBe(small);
    expect(worker.isTerminated).toBe(false);
  });

  it.each(['error', 'messageerror'] as const)('works in the page after an %s', async (type) => {
    const { worker, startWorker, shrinkHere, shrink } = setUp();
    const shrunk = [shrink(photo('a')), shrink(photo('b'))];
    await waitFor(() => expect(worker.received).toHaveLength(1));
    worker.fail(type);
    expect(await Promise.all(shrunk)).toEqual([fromPage, fromPage]);
    expect(shrinkHere).toHaveBeenCalledTimes(2);
    expect(worker.isTerminated).toBe(true);
    expect(startWorker).toHaveBeenCalledOnce();
  });

  it.each([null, undefined, 'hello', { kind: 'too-large' }])(
    'works in the page if the worker answers %j',
    async (answer) => {
      const { worker, shrink } = setUp();
      const shrunk = shrink(photo('a'));
      await waitFor(() => expect(worker.received).toHaveLength(1));
      worker.answer(answer);
      expect(await shrunk).toBe(fromPage);
    },
  );

  it('works in the page if the worker does not answer', async () => {
    vi.useFakeTimers();
    const { worker, shrinkHere, shrink } = setUp();
    const shrunk = shrink(photo('a'));
    await vi.advanceTimersByTimeAsync(29_000);
    expect(shrinkHere).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await shrunk).toBe(fromPage);
    expect(worker.isTerminated).toBe(true);
  });

  it('works in the page if no worker starts or accepts the file', async () => {
    const { worker, startWorker, shrink } = setUp();
    startWorker.mockImplementation(() => {
      throw new DOMException('No workers here.', 'SecurityError');
    });
    expect(await shrink(photo('a'))).toBe(fromPage);
    expect(await shrink(photo('b'))).toBe(fromPage);
    expect(startWorker).toHaveBeenCalledOnce();
    const other = setUp();
    vi.spyOn(other.worker, 'postMessage').mockImplementation(() => {
      throw new DOMException('Not to be copied.', 'DataCloneError');
    });
    expect(await other.shrink(photo('c'))).toBe(fromPage);
    expect(worker.received).toEqual([]);
  });

  it('reports a photo that the page refuses, and still takes the next', async () => {
    const { worker, shrinkHere, shrink } = setUp();
    shrinkHere.mockRejectedValueOnce(new PhotoError('not-a-picture'));
    const refused = shrink(photo('a'));
    const next = shrink(photo('b'));
    await waitFor(() => expect(worker.received).toHaveLength(1));
    worker.fail('error');
    await expect(refused).rejects.toMatchObject({ kind: 'not-a-picture' });
    expect(await next).toBe(fromPage);
  });
});
