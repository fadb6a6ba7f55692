import { describe, expect, it, vi } from 'vitest';
import { preparePhoto } from '@/selling/media/prepare-photo';
import { tooManyPixels } from '@/selling/media/shrink-photo';
import { waitFor } from '#tests/app/wait-for';
import { buildJpeg } from '#tests/files/jpeg-bytes';
import { buildPng } from '#tests/files/png-bytes';
import { fakeDrawing } from './fake-drawing';
import { FakeWorker } from './fake-worker';

/** Lets the page start one worker, which the test controls. */
function startFakeWorker(): FakeWorker {
  const worker = new FakeWorker();
  vi.stubGlobal(
    'Worker',
    vi.fn(function startWorker() {
      return worker;
    }),
  );
  return worker;
}

// jsdom has no workers, so the page shrinks the photo unless a test starts a fake worker.
describe('preparePhoto', () => {
  it('gives a photo a name of our own, because file names may say who is on it', async () => {
    fakeDrawing({ width: 80, height: 80 });
    const photo = await preparePhoto(new File([buildPng()], 'Hana at home.PNG'));
    expect(photo).toBeInstanceOf(File);
    expect({ name: photo.name, type: photo.type }).toEqual({ name: 'photo.jpg', type: 'image/jpeg' });
  });

  it('treats a picture that decodes but cannot be drawn as too large', async () => {
    fakeDrawing({ width: 8000, height: 8000 });
    vi.stubGlobal('OffscreenCanvas', undefined);
    await expect(preparePhoto(new File([buildJpeg()], 'coffee.jpg'))).rejects.toThrow(tooManyPixels);
  });

  it('prepares one photo at a time in a worker, and continues after a refused one', async () => {
    const worker = startFakeWorker();
    const [first, second] = ['a', 'b'].map((name) => preparePhoto(new File([name], name)));
    await waitFor(() => expect(worker.received).toHaveLength(1));
    worker.answer('Too large.');
    await expect(first).rejects.toThrow('Too large.');
    await waitFor(() => expect(worker.received).toHaveLength(2));
    worker.answer(new Blob(['small'], { type: 'image/jpeg' }));
    expect(await (await second)?.text()).toBe('small');
    expect(worker.isTerminated).toBe(true);
  });

  it('shrinks the photo on the page if the worker fails', async () => {
    fakeDrawing({ width: 80, height: 80 });
    const worker = startFakeWorker();
    const photo = preparePhoto(new File([buildJpeg()], 'a'));
    await waitFor(() => expect(worker.received).toHaveLength(1));
    worker.fail('error');
    expect((await photo).type).toBe('image/jpeg');
  });

  it('shrinks the photo on the page if the worker takes longer than 30 s', async () => {
    vi.useFakeTimers();
    fakeDrawing({ width: 80, height: 80 });
    const worker = startFakeWorker();
    const photo = preparePhoto(new File([buildJpeg()], 'a'));
    await vi.waitFor(() => expect(worker.received).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(30_000);
    expect((await photo).type).toBe('image/jpeg');
    expect(worker.isTerminated).toBe(true);
  });

  it('shrinks the photo on the page if the worker returns no photo', async () => {
    fakeDrawing({ width: 80, height: 80 });
    const worker = startFakeWorker();
    const photo = preparePhoto(new File([buildJpeg()], 'a'));
    await waitFor(() => expect(worker.received).toHaveLength(1));
    worker.answer(null);
    expect((await photo).type).toBe('image/jpeg');
  });
});
