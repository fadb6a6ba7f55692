import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { photoCache } from '@/config/photo-cache';
import { pictureAddress } from '@/friend/format/picture';
import { readPictures } from '@/friend/give/read-pictures';
import { buildListing } from '#tests/build-listing';
import { buildJpeg } from '#tests/files/jpeg-bytes';
import { server } from '#tests/server';
import { fakeDrawing } from '../../selling/media/fake-drawing';

const at = (photo: string | null) => buildListing({ product_photo: photo });
const read = (listings: Parameters<typeof readPictures>[0], signal = new AbortController().signal) => {
  const progress: number[] = [];
  return {
    progress,
    found: readPictures(listings, { signal, onProgress: (done) => progress.push(done) }),
  };
};

/** Every picture is there, but where the function says no; returns what was asked for. */
function servePictures(isRefused: (url: URL) => boolean = () => false): string[] {
  const asked: string[] = [];
  server.use(
    http.get(/\/media\//, ({ request }) => {
      const url = new URL(request.url);
      asked.push(url.pathname);
      return isRefused(url) ? HttpResponse.error() : HttpResponse.arrayBuffer(buildJpeg().buffer);
    }),
  );
  return asked;
}

beforeEach(() => void fakeDrawing({ width: 1200, height: 900, bytesPerPixel: 0.3 }));

describe('the pictures for a file', () => {
  it('are drawn anew at 160 px, by the ids of their listings', async () => {
    const { written } = fakeDrawing({ width: 1200, height: 900 });
    servePictures();
    const [sofa, table] = [at('/media/sofa.jpg'), at(null)];
    const { found, progress } = read([sofa, table]);
    const pictures = await found;
    expect([...pictures.keys()]).toEqual([sofa.id]);
    expect(pictureAddress(pictures.get(sofa.id))).toMatch(/^data:image\/webp;/);
    expect(written).toEqual(['image/webp 160x120 0.7']);
    expect(progress).toEqual([1, 2]);
  });

  it('are JPEGs where the browser writes no WebP', async () => {
    fakeDrawing({ width: 900, height: 1200, writesWebp: false });
    servePictures();
    const sofa = at('/media/sofa.jpg');
    expect(pictureAddress((await read([sofa]).found).get(sofa.id))).toMatch(/^data:image\/jpeg;/);
  });

  it('come from what the device has kept, where it has them', async () => {
    const asked = servePictures();
    const sofa = at('/media/kept.jpg');
    const open = vi.fn(async () => ({ match: async () => new Response(buildJpeg()) }));
    vi.stubGlobal('caches', { open });
    expect((await read([sofa]).found).size).toBe(1);
    expect(open).toHaveBeenCalledWith(photoCache);
    expect(asked).toEqual([]);
  });

  it('are left out one by one, and a host that refuses three is left alone', async () => {
    const asked = servePictures(({ host }) => host === 'closed.example');
    const closed = Array.from({ length: 12 }, (_, n) => at(`https://closed.example/media/${n}.jpg`));
    const open = at('/media/open.jpg');
    const { found, progress } = read([...closed, open]);
    expect([...(await found).keys()]).toEqual([open.id]);
    // Four are asked for at once.
    expect(asked.length).toBeLessThan(8);
    expect(progress).toHaveLength(13);
  });

  it('are no more read once that is called off', async () => {
    const asked = servePictures();
    const called = new AbortController();
    called.abort();
    expect((await read([at('/media/a.jpg')], called.signal).found).size).toBe(0);
    expect(asked).toEqual([]);
  });

  it('are left out where a file is no picture', async () => {
    server.use(http.get(/\/media\//, () => HttpResponse.text('<svg onload="alert(1)"/>')));
    expect((await read([at('/media/a.svg')]).found).size).toBe(0);
  });
});
