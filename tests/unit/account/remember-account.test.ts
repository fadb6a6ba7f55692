import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rememberAccount, sessionStore } from '@/account/session';
import { photoCache } from '@/platform/cache-names';
import { resetPage } from '@/platform/create-store';
import { signIn } from '#tests/app/sign-in';

const remove = vi.fn(async (_name: string) => true);

beforeEach(() => {
  remove.mockClear();
  vi.stubGlobal('caches', { delete: remove });
});
afterEach(() => vi.unstubAllGlobals());

const signedOut = () => sessionStore.write({ status: 'signed-out' });

it('removes the photos of the device when its account is signed out, once', () => {
  signIn();
  expect(remove).not.toHaveBeenCalled();
  signedOut();
  signedOut();
  expect(remove.mock.calls).toEqual([[photoCache]]);
});

it('removes them at the next visit where the session has ended between two', () => {
  signIn();
  // Does what a page load without a session does.
  resetPage();
  rememberAccount(sessionStore.read());
  expect(remove.mock.calls).toEqual([[photoCache]]);
});

it('leaves a visitor those that were seen, and an account whose provider is out of reach', () => {
  rememberAccount(sessionStore.read());
  signedOut();
  signIn();
  sessionStore.write({ status: 'unavailable' });
  expect(remove).not.toHaveBeenCalled();
});

it.each([undefined, { delete: async () => Promise.reject(new Error('Broken.')) }])(
  'does without a cache (%s)',
  async (broken) => {
    vi.stubGlobal('caches', broken);
    signIn();
    signedOut();
    // A rejection that nobody handles would fail the run.
    await Promise.resolve();
    expect(sessionStore.read()).toEqual({ status: 'signed-out' });
  },
);
