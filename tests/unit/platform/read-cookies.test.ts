import { expect, it, vi } from 'vitest';
import { readCookies } from '@/platform/read-cookies';

it('reads the cookies of the page', () => {
  document.cookie = 'colour=red';
  expect(readCookies()).toMatch(/(^|; )colour=red(;|$)/);
  document.cookie = 'colour=; max-age=0';
});

it('reads none in a sandboxed frame', () => {
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('The document is sandboxed.', 'SecurityError');
  });
  expect(readCookies()).toBe('');
});
