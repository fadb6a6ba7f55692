import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readPhoto } from '@/listings/sharing/read-photo';
import { server } from '#tests/server';

const bitmap = { width: 4, height: 3, close: () => {} };

beforeEach(() => vi.stubGlobal('createImageBitmap', async () => bitmap));
afterEach(() => vi.unstubAllGlobals());

const elsewhere = 'https://media.example/sofa.jpg';

describe('a photo', () => {
  it.each([
    ['of the own server', 'http://localhost:3000/media/sofa.jpg', 'default'],
    ['of another one that lets it be read', elsewhere, 'no-cache'],
  ])('%s is read', async (_what, url, cache) => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    server.use(http.get(url, () => HttpResponse.text('picture')));
    expect(await readPhoto(url)).toBe(bitmap);
    expect(fetched).toHaveBeenCalledWith(url, { cache });
  });

  it('that its server does not let be read is left out', async () => {
    server.use(http.get(elsewhere, () => HttpResponse.error()));
    expect(await readPhoto(elsewhere)).toBeNull();
  });

  it('that is gone is left out', async () => {
    server.use(http.get(elsewhere, () => new HttpResponse(null, { status: 404 })));
    expect(await readPhoto(elsewhere)).toBeNull();
  });

  it('that is no picture is left out', async () => {
    vi.stubGlobal('createImageBitmap', async () => {
      throw new DOMException('No picture.', 'InvalidStateError');
    });
    server.use(http.get(elsewhere, () => HttpResponse.text('words')));
    expect(await readPhoto(elsewhere)).toBeNull();
  });

  it('whose server is silent is not waited for without end', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}));
    const read = readPhoto(elsewhere);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await read).toBeNull();
  });
});
