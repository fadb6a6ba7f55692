import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ownPath } from '@/platform/own-path';

it.each([
  ['/', '/'],
  ['/homes?sort=price#top', '/homes?sort=price#top'],
  ['/daily discounts', '/daily%20discounts'],
  ['/login?redirect_url=%2Fhomes', '/login?redirect_url=%2Fhomes'],
  ['/a/../homes', '/homes'],
  ['http://localhost:3000/homes?a=b', '/homes?a=b'],
])('ownPath accepts %s', (address, path) => {
  expect(ownPath(address)).toBe(path);
});

it.each([
  null,
  '',
  'homes',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example/',
  'http://localhost:3000',
  'http://localhost:3000@evil.example/',
  'javascript:alert(1)',
  '//[',
  '/.//evil.example',
  '/a/..//evil.example',
  'http://localhost:3000//evil.example',
])('ownPath refuses %j', (address) => {
  expect(ownPath(address)).toBeNull();
});

it('ownPath never returns another host', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.constantFrom('/', '/.', '/a/..', '//').map((start) => `${start}//evil.example`),
        fc.string(),
        fc.string().map((text) => `/${text}`),
        fc.string().map((text) => `${window.location.origin}/${text}`),
      ),
      (address) => {
        const path = ownPath(address) ?? '/';
        expect(new URL(path, window.location.origin).origin).toBe(window.location.origin);
      },
    ),
  );
});
