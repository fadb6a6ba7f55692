import { afterEach, describe, expect, it, vi } from 'vitest';

// Restores the origin, because the modules of the next file read it while they load.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function mediaUrlAt(page: string) {
  vi.resetModules();
  vi.stubGlobal('location', new URL(page));
  return (await import('@/api/api-url')).mediaUrl;
}

describe('a picture with an http address', () => {
  it.each([
    ['http://gulit.example/media/a.jpg', 'https://gulit.example/media/a.jpg'],
    ['HTTP://Gulit.Example/media/a.jpg', 'https://Gulit.Example/media/a.jpg'],
    ['https://gulit.example/media/a.jpg', 'https://gulit.example/media/a.jpg'],
    ['http://gulit.example.org/media/a.jpg', 'http://gulit.example.org/media/a.jpg'],
    ['http://media.example/a.jpg', 'http://media.example/a.jpg'],
  ])('on an https page is loaded, for %s, from %s', async (address, url) => {
    const mediaUrl = await mediaUrlAt('https://gulit.example/homes');
    expect(mediaUrl(address)).toBe(url);
  });

  it('stays unchanged on a page without https', async () => {
    const mediaUrl = await mediaUrlAt('http://gulit.example/homes');
    expect(mediaUrl('http://gulit.example/media/a.jpg')).toBe('http://gulit.example/media/a.jpg');
  });
});
