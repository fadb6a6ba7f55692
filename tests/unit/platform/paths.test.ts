import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detailPath, searchPath } from '@/platform/paths';

// Any text except half a surrogate pair, which no keyboard types.
const texts = fc.string();

describe('searchPath', () => {
  it.each([
    ['sofa', '/search?query=sofa'],
    ['red sofa', '/search?query=red%20sofa'],
    ['a&b=c#d?e', '/search?query=a%26b%3Dc%23d%3Fe'],
    ['50% off +1', '/search?query=50%25%20off%20%2B1'],
  ])('has for %j the path %j', (query, path) => {
    expect(searchPath(query)).toBe(path);
  });

  it('encodes every text so that the page reads it unchanged', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const url = new URL(searchPath(text), 'http://localhost');
        expect([url.pathname, url.hash, ...url.searchParams]).toEqual(['/search', '', ['query', text]]);
      }),
    );
  });
});

describe('detailPath', () => {
  it('encodes every id so that the page reads it unchanged', () => {
    fc.assert(
      fc.property(texts, (id) => {
        const url = new URL(detailPath(id), 'http://localhost');
        expect([url.pathname, url.hash, ...url.searchParams]).toEqual(['/nearby-detail', '', ['id', id]]);
      }),
    );
  });
});
