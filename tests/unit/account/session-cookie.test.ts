import { afterEach, expect, it, vi } from 'vitest';
import { expireSessionCookies, mayHaveSession } from '@/account/session-cookie';

const names = ['__client_uat', '__client_uat_Ab-9', 'other', 'my__client_uat'];

afterEach(() => {
  for (const name of names) document.cookie = `${name}=; max-age=0; path=/`;
});

it.each([
  ['www.gulit.com.et', ['www.gulit.com.et', 'gulit.com.et', 'com.et', 'et']],
  ['gulit.example', ['gulit.example', 'example']],
  ['localhost', ['localhost']],
])('expireSessionCookies deletes on the host %s the cookies of the domains %j', (hostname, domains) => {
  vi.stubGlobal('location', { hostname });
  const written: string[] = [];
  const set = (cookie: string) => void written.push(cookie);
  Object.defineProperty(document, 'cookie', { configurable: true, get: () => '__session=a; other=1', set });
  expireSessionCookies();
  Reflect.deleteProperty(document, 'cookie');
  expect(written).toEqual(
    ['', ...domains.map((domain) => `; domain=${domain}`)].map(
      (domain) => `__session=; path=/; max-age=0${domain}`,
    ),
  );
});

it.each([
  [[], false],
  [['__client_uat=0'], false],
  [['__client_uat='], false],
  [['__client_uat=1763715600'], true],
  [['__client_uat_Ab-9=1763715600'], true],
  [['__client_uat=0', '__client_uat_Ab-9=0'], false],
  [['__client_uat=0', '__client_uat_Ab-9=1763715600'], true],
  [['other=1', '__client_uat=05'], true],
  [['my__client_uat=5'], false],
])('mayHaveSession for the cookies %j returns %s', (cookies, expected) => {
  for (const cookie of cookies) document.cookie = `${cookie}; path=/`;
  expect(mayHaveSession()).toBe(expected);
});

it('mayHaveSession reports no session if cookies cannot be read', () => {
  const spy = vi.spyOn(Document.prototype, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('The document is sandboxed.', 'SecurityError');
  });
  expect(mayHaveSession()).toBe(false);
  expect(expireSessionCookies).not.toThrow();
  spy.mockRestore();
});
