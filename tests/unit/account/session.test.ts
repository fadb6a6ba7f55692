import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rememberAccount, resolveSession, sessionStore } from '@/account/session';
import { photoCache } from '@/platform/cache-names';
import { resetPage } from '#tests/app/resettable-stores';
import { hana, signIn } from '#tests/app/sign-in';

beforeEach(() => vi.useFakeTimers());

it('resolveSession returns a known session', async () => {
  expect(await resolveSession()).toEqual({ status: 'signed-out' });
});

it('resolveSession waits for the provider', async () => {
  sessionStore.write({ status: 'loading' });
  const session = resolveSession();
  await vi.advanceTimersByTimeAsync(14_000);
  sessionStore.write({ status: 'signed-in', user: hana });
  expect(await session).toEqual({ status: 'signed-in', user: hana });
});

it('resolveSession gives up after its time limit', async () => {
  sessionStore.write({ status: 'loading' });
  const session = resolveSession();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await session).toEqual({ status: 'unavailable' });
});

const remove = vi.fn(async (_name: string) => true);

beforeEach(() => {
  remove.mockClear();
  vi.stubGlobal('caches', { delete: remove });
});
afterEach(() => vi.unstubAllGlobals());

const signOut = () => sessionStore.write({ status: 'signed-out' });

it('cached photos are deleted once when the account signs out', () => {
  signIn();
  expect(remove).not.toHaveBeenCalled();
  signOut();
  signOut();
  expect(remove.mock.calls).toEqual([[photoCache]]);
});

it('cached photos are deleted at the next visit if the session has ended since', () => {
  signIn();
  // Loading a page without a session does the same.
  resetPage();
  rememberAccount(sessionStore.read());
  expect(remove.mock.calls).toEqual([[photoCache]]);
});

it('cached photos stay for signed-out visitors, and for accounts whose provider is unreachable', () => {
  rememberAccount(sessionStore.read());
  signOut();
  signIn();
  sessionStore.write({ status: 'unavailable' });
  expect(remove).not.toHaveBeenCalled();
});

it.each([undefined, { delete: async () => Promise.reject(new Error('Broken.')) }])(
  'a sign-out works without a cache (%s)',
  async (broken) => {
    vi.stubGlobal('caches', broken);
    signIn();
    signOut();
    // An unhandled rejection would fail the run.
    await Promise.resolve();
    expect(sessionStore.read()).toEqual({ status: 'signed-out' });
  },
);
