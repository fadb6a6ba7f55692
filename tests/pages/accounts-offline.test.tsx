import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentAccountId, sessionStore } from '@/account/session';
import { frontendApiHost } from '@/mocks/sign-in/mock-settings';
import { signInHandlers } from '@/mocks/sign-in/sign-in-handlers';
import { closeClerkPages, openClerkPage } from '#tests/app/clerk-pages';
import { fillIn, openWithProvider, type Clerk } from '#tests/app/provider-app';
import { fixedNow } from '#tests/data/clock';
import { createAccounts } from '#tests/server/provider-session';
import { serveProducts, server } from '#tests/server/server';

beforeEach(() => {
  serveProducts([]);
  server.use(...signInHandlers(createAccounts()));
});
afterEach(closeClerkPages);

/** Opens the app, signs somebody up and waits for the welcome page. */
async function signUp() {
  const opened = await openWithProvider('/signup');
  await fillIn(opened.user, 'selam@example.com', 'a long secret');
  await opened.user.type(await screen.findByLabelText('Code'), '424242{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Welcome to Gulit' });
  return opened;
}

/** Makes the provider unreachable and the browser offline, until the returned function is called. */
function goOffline(): () => void {
  let isCut = true;
  const state = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server.use(http.all(`https://${frontendApiHost}/v1/*`, () => (isCut ? HttpResponse.error() : undefined)));
  return () => {
    isCut = false;
    state.mockRestore();
  };
}

describe('a sign-up whose connection is lost', () => {
  /** Does the same once the provider has responded to a call to this path. */
  function goOfflineAfter(path: string): () => void {
    let end = () => {};
    server.events.on('response:mocked', ({ request }) => {
      if (!new URL(request.url).pathname.endsWith(path)) return;
      server.events.removeAllListeners();
      end = goOffline();
    });
    return () => end();
  }
  const failure = () =>
    screen.findByText('❌ No internet connection. Please check your connection and try again.');
  async function expectTyped() {
    expect(await failure()).toBeVisible();
    expect(screen.queryByLabelText('Code')).toBeNull();
    expect(screen.getByLabelText('Email')).toHaveValue('selam@example.com');
    expect(screen.getByLabelText('Password')).toHaveValue('a long secret');
  }

  it.each([
    ['before the account is created', goOffline],
    ['before the code is sent', () => goOfflineAfter('/sign_ups')],
  ])('keeps the typed text if the connection is lost %s, and can continue', async (_when, cut) => {
    const { user } = await openWithProvider('/signup');
    await screen.findByLabelText('Email');
    const restore = cut();
    await fillIn(user, 'selam@example.com', 'a long secret');
    await expectTyped();
    restore();
    await user.click(screen.getByRole('button', { name: 'Sign up' }));
    expect(await screen.findByLabelText('Code')).toBeVisible();
    expect(screen.getByText('selam@example.com')).toBeVisible();
  });

  it('does not say after a reload that a code was sent', async () => {
    const first = await openWithProvider('/signup');
    await screen.findByLabelText('Email');
    const restore = goOfflineAfter('/sign_ups');
    await fillIn(first.user, 'selam@example.com', 'a long secret');
    await failure();
    restore();
    first.unmount();
    await openWithProvider('/signup');
    expect(await screen.findByLabelText('Email')).toBeVisible();
    expect(screen.queryByText(/^We sent a code/)).toBeNull();
  });

  it('keeps the typed code, which works later, and does not say that a second code was sent', async () => {
    const { user } = await openWithProvider('/signup');
    await fillIn(user, 'selam@example.com', 'a long secret');
    await user.type(await screen.findByLabelText('Code'), '424242');
    const restore = goOffline();
    await user.click(screen.getByRole('button', { name: 'Send the code again' }));
    expect(await failure()).toBeVisible();
    expect(screen.queryByText('A new code is on its way.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Finish' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Finish' })).toBeEnabled());
    expect(await failure()).toBeVisible();
    expect(screen.getByLabelText('Code')).toHaveValue('424242');
    restore();
    await user.click(screen.getByRole('button', { name: 'Finish' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome to Gulit' })).toBeVisible();
  });

  it('signs in once the code was accepted, even if later responses are lost', async () => {
    const { user } = await openWithProvider('/signup');
    await fillIn(user, 'selam@example.com', 'a long secret');
    const code = await screen.findByLabelText('Code');
    const restore = goOfflineAfter('/attempt_verification');
    await user.type(code, '424242{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome to Gulit' })).toBeVisible();
    expect(sessionStore.read()).toMatchObject({ user: { email: 'selam@example.com' } });
    restore();
  });
});

/** Signs up, cuts the connection with `cut`, and logs out with the menu. */
async function logOutCutOff<Cut>(cut: (clerk: Clerk) => Cut) {
  const opened = await signUp();
  const { user, clerk } = opened;
  const restore = cut(clerk);
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await user.click(await screen.findByRole('button', { name: 'My Profile' }));
  const popup = within(await screen.findByRole('dialog', { name: 'My Profile' }));
  expect(popup.getByText('selam@example.com')).toBeVisible();
  await user.click(popup.getByRole('button', { name: 'Logout' }));
  await user.click(popup.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  expect(sessionStore.read()).toEqual({ status: 'signed-out' });
  return { ...opened, restore };
}

it.each([
  ['finds no way', goOffline],
  [
    'does nothing',
    (clerk: Clerk) => {
      const signOut = vi.spyOn(clerk, 'signOut').mockResolvedValue();
      return () => signOut.mockRestore();
    },
  ],
])(
  'a visitor can log out without a connection if the SDK %s, and the provider learns it later',
  async (_what, cut) => {
    const first = await logOutCutOff(cut);
    expect(document.cookie).not.toMatch(/__client_uat=[1-9]/);
    expect(localStorage.getItem('gulit:logging-out')).toBe('true');
    expect(await screen.findByText(/^Sign-in isn't available right now\.|^❌ No internet/)).toBeVisible();
    first.unmount();
    first.restore();

    const { clerk } = await openWithProvider('/login');
    expect(clerk.user).toBeTruthy();
    await waitFor(() => expect(clerk.user).toBeFalsy());
    await waitFor(() => expect(sessionStore.read()).toEqual({ status: 'signed-out' }));
    await waitFor(() => expect(localStorage.getItem('gulit:logging-out')).toBeNull());
  },
);

it('a logout in another tab ends the session of this tab, even without the provider', async () => {
  await signUp();
  localStorage.setItem('gulit:logging-out', 'true');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'gulit:logging-out' })));
  expect(sessionStore.read()).toEqual({ status: 'signed-out' });
});

it('needs more than the cookie to sign in, and stays signed in if the connection is lost', async () => {
  const { unmount } = await signUp();
  const accountId = currentAccountId();
  unmount();
  const restore = goOffline();
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: fixedNow });
  const opened: Clerk[] = [];
  void openClerkPage().then((clerk) => opened.push(clerk));
  // The SDK retries for seconds before it gives up.
  while (opened.length === 0) await vi.advanceTimersByTimeAsync(500);
  vi.useFakeTimers({ toFake: ['Date'], now: fixedNow });
  await openWithProvider('/myprofile', opened[0]);
  await waitFor(() => expect(sessionStore.read().status).toBe('unavailable'));
  expect(currentAccountId()).toBe(accountId);
  restore();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('selam@example.com')).toBeVisible();
});

it('the provider learns of a logout as soon as the connection is back', async () => {
  const { clerk } = await logOutCutOff((sdk) =>
    vi.spyOn(sdk, 'signOut').mockRejectedValueOnce(new Error('no network')),
  );
  expect(clerk.user).toBeTruthy();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(clerk.user).toBeFalsy());
  await waitFor(() => expect(localStorage.getItem('gulit:logging-out')).toBeNull());
  await waitFor(() => expect(sessionStore.read()).toEqual({ status: 'signed-out' }));
});
