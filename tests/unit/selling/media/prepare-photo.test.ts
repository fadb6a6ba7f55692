import { describe, expect, it, vi } from 'vitest';
import { preparePhoto } from '@/selling/media/prepare-photo';
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
  it.each([
    ['photo.png', 'image/png', buildPng()],
    // A PNG with data after its end is drawn anew, as a JPEG.
    ['photo.jpg', 'image/jpeg', buildPng({ after: 'film' })],
  ])('names a photo %s by the type it is sent as, not by its file name', async (name, type, picture) => {
    fakeDrawing({ width: 80, height: 80 });
    const photo = await preparePhoto(new File([picture], 'Hana at home.PNG'));
    expect(photo).toBeInstanceOf(File);
    expect({ name: photo.name, type: photo.type }).toEqual({ name, type });
  });

  it('treats a picture that decodes but cannot be drawn as too large', async () => {
    fakeDrawing({ width: 8000, height: 8000 });
    vi.stubGlobal('OffscreenCanvas', undefined);
    await expect(preparePhoto(new File([buildJpeg()], 'coffee.jpg'))).rejects.toMatchObject({
      name: 'PhotoError',
      kind: 'too-large',
    });
  });

  it('uses one worker for one photo at a time, and continues after a refused one', async () => {
    const worker = startFakeWorker();
    const [first, second] = ['a', 'b'].map((name) => preparePhoto(new File([name], name)));
    await waitFor(() => expect(worker.received).toHaveLength(1));
    worker.answer('too-large');
    await expect(first).rejects.toMatchObject({ name: 'PhotoError', kind: 'too-large' });
    await waitFor(() => expect(worker.received).toHaveLength(2));
    worker.answer(new Blob(['small'], { type: 'image/jpeg' }));
    expect(await (await second)?.text()).toBe('small');
    expect(Worker).toHaveBeenCalledOnce();
  });

  it('shrinks the photo on the page after the worker fails', async () => {
    fakeDrawing({ width: 80, height: 80 });
    const worker = startFakeWorker();
    const photos = ['a', 'b'].map((name) => preparePhoto(new File([buildJpeg()], name)));
    await waitFor(() => expect(worker.received).toHaveLength(1));
    worker.fail('error');
    for (const photo of await Promise.all(photos)) expect(photo.type).toBe('image/jpeg');
    expect(worker.received).toHaveLength(1);
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
