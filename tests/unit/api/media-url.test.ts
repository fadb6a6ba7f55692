import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apiUrl, mediaUrl } from '@/api/api-url';

const origin = 'http://localhost:3000';

describe('apiUrl', () => {
  it('uses the same origin by default', () => {
    expect(apiUrl('/api/products/nearby/?lat=9.01&lng=38.76&radius=2')).toBe(
      `${origin}/api/products/nearby/?lat=9.01&lng=38.76&radius=2`,
    );
  });
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
