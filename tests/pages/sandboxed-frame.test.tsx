import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openApp } from '#tests/app/render';

const refuse = () => {
  throw new DOMException('The document is sandboxed.', 'SecurityError');
};

/** Every list is empty. This replaces MSW, which reads the document's cookies. */
const answer = vi.fn<typeof fetch>(async () => new Response('[]'));

beforeEach(() => {
  answer.mockClear();
  vi.stubGlobal('fetch', answer);
  Object.defineProperty(document, 'cookie', { get: refuse, set: refuse, configurable: true });
});

// The next test file uses the same document.
afterEach(() => void Reflect.deleteProperty(document, 'cookie'));

it.each([
  ['/services', 'Services'],
  ['/login', 'Welcome back'],
])('the page %s opens if cookies cannot be read', async (address, heading) => {
  openApp(address);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(await screen.findByRole('textbox', { name: 'Your request' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
});

it('a request is sent without the CSRF header', async () => {
  const { user } = openApp('/services');
  await user.type(await screen.findByRole('textbox', { name: 'Your request' }), 'A ladder{Enter}');
  expect(await screen.findByText('✅ Message submitted!')).toBeVisible();
  const sent = answer.mock.calls.map(([, init]) => init).find((init) => init?.method === 'POST');
  expect(sent).toMatchObject({ headers: { 'content-type': 'application/json' } });
  expect(sent?.headers).not.toHaveProperty('x-csrftoken');
});
