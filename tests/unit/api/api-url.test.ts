import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { apiUrl, mediaUrl } from '@/api/api-url';

const origin = 'http://localhost:3000';

it('apiUrl uses the same origin by default', () => {
  expect(apiUrl('/api/products/nearby/?lat=9.01&lng=38.76&radius=2')).toBe(
    `${origin}/api/products/nearby/?lat=9.01&lng=38.76&radius=2`,
  );
});

describe('mediaUrl', () => {
  it.each([
    ['/media/a.jpg', `${origin}/media/a.jpg`],
    ['media/a.jpg', `${origin}/media/a.jpg`],
    ['a.jpg', `${origin}/a.jpg`],
    [' /media/a.jpg\n', `${origin}/media/a.jpg`],
    ['media/at:noon.jpg', `${origin}/media/at:noon.jpg`],
    ['/media/my sofa.jpg', `${origin}/media/my%20sofa.jpg`],
    ['/media/ሶፋ.jpg', `${origin}/media/%E1%88%B6%E1%8D%8B.jpg`],
    ['https://cdn.example.com/a.jpg?w=400&h=3', 'https://cdn.example.com/a.jpg?w=400&h=3'],
    ['HTTP://cdn.example.com/a.jpg', 'http://cdn.example.com/a.jpg'],
  ])('turns %j into the address %j', (address, url) => {
    expect(new URL(mediaUrl(address) ?? '').href).toBe(url);
  });

  it.each([
    '',
    ' ',
    'data:image/svg+xml,<svg/>',
    'javascript:alert(1)',
    'file:///x',
    'https://user:secret@example.com/a.jpg',
    'https://example.com@evil.example',
  ])('refuses %j', (address) => {
    expect(mediaUrl(address)).toBeNull();
  });

  it.each([null, undefined, 7, true, {}, ['/a.jpg'], new URL('https://example.com')])(
    'refuses %o',
    (address) => {
      expect(mediaUrl(address)).toBeNull();
    },
  );

  it('allows only web addresses, and another host only in a full address', () => {
    const starts = [
      '',
      '/',
      '//',
      '/\\',
      '\\\\',
      '@',
      '/\t/',
      '.',
      ':8080',
      'java\nscript:',
      'data:',
      'https:',
      'http://',
    ];
    const addresses = fc.tuple(fc.constantFrom(...starts), fc.constantFrom('', 'evil.example/'), fc.string());
    fc.assert(
      fc.property(
        addresses.map((parts) => parts.join('')),
        (address) => {
          const url = mediaUrl(address);
          if (url === null || !URL.canParse(url)) return;
          expect(new URL(url).protocol).toMatch(/^https?:$/);
          const inFull = /^\s*https?:/i.test(address);
          expect(inFull || new URL(url).origin === origin).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });
});

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

it.each([
  ['http://gulit.example/media/a.jpg', 'https://gulit.example/media/a.jpg'],
  ['HTTP://Gulit.Example/media/a.jpg', 'https://Gulit.Example/media/a.jpg'],
  ['https://gulit.example/media/a.jpg', 'https://gulit.example/media/a.jpg'],
  ['http://gulit.example.org/media/a.jpg', 'http://gulit.example.org/media/a.jpg'],
  ['http://media.example/a.jpg', 'http://media.example/a.jpg'],
])('a picture with an http address on an https page is loaded, for %s, from %s', async (address, url) => {
  const urlOf = await mediaUrlAt('https://gulit.example/homes');
  expect(urlOf(address)).toBe(url);
});

it('a picture with an http address stays unchanged on a page without https', async () => {
  const urlOf = await mediaUrlAt('http://gulit.example/homes');
  expect(urlOf('http://gulit.example/media/a.jpg')).toBe('http://gulit.example/media/a.jpg');
});
