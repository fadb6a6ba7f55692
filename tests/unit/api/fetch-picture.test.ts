import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchPicture } from '@/api/fetch-picture';
import { server } from '#tests/server';

const photo = 'https://media.example/sofa.jpg';

/** A service that makes small pictures, and the host of the photo; returns what was asked for. */
function serve(service: () => Response): string[] {
  const asked: string[] = [];
  server.use(
    http.get('https://images.example/', ({ request }) => {
      asked.push(new URL(request.url).search);
      return service();
    }),
    http.get(photo, () => {
      asked.push(photo);
      return HttpResponse.text('as it is');
    }),
  );
  return asked;
}

beforeEach(() => vi.stubEnv('VITE_PICTURE_SERVICE', 'https://images.example/?w={width}&of={url}'));
afterEach(() => vi.unstubAllEnvs());

const of = encodeURIComponent(photo);

describe('the file of a picture', () => {
  it.each([
    [160, `?w=160&of=${of}`],
    [1080, `?w=1280&of=${of}`],
  ])('%d px wide is asked of the picture service', async (width, query) => {
    const asked = serve(() => HttpResponse.text('small'));
    expect(await (await fetchPicture(photo, { width })).text()).toBe('small');
    expect(asked).toEqual([query]);
  });

  it('is the picture as it is where that is wanted larger, or the service fails', async () => {
    const asked = serve(() => HttpResponse.error());
    expect(await (await fetchPicture(photo, { width: 160 })).text()).toBe('as it is');
    expect(asked).toEqual([`?w=160&of=${of}`, photo]);
    expect(await (await fetchPicture(photo, { width: 4000 })).text()).toBe('as it is');
    expect(asked.slice(2)).toEqual([photo]);
  });
});
