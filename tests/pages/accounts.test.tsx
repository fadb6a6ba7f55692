import { act, screen, waitFor, within } from '@testing-library/react';
import { getResponse, http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionStore } from '@/account/session';
import { demonstrationUsers, type AccountStore } from '@/mocks/sign-in/accounts';
import { frontendApiHost, mockPublishableKey } from '@/mocks/sign-in/mock-settings';
import { signInHandlers } from '@/mocks/sign-in/sign-in-handlers';
import { isRecord } from '@/platform/parse-values';
import { closeClerkPages, openClerkPage } from '#tests/app/clerk-pages';
import { hrefOf } from '#tests/app/page-contents';
import { fillIn, openWithProvider } from '#tests/app/provider-app';
import { openApp } from '#tests/app/render';
import { hana, signIn } from '#tests/app/sign-in';
import { keepPost } from '#tests/app/stored-drafts';
import { buildPost } from '#tests/data/build-post';
import { createAccounts, openProviderSession } from '#tests/server/provider-session';
import { serveProducts, server } from '#tests/server/server';

type User = ReturnType<typeof openApp>['user'];

beforeEach(() => serveProducts([]));

describe('accounts with the real SDK', () => {
  let accounts: AccountStore;
  beforeEach(() => {
    accounts = createAccounts();
    server.use(...signInHandlers(accounts));
  });
  afterEach(closeClerkPages);

  it('signs somebody up with a code, and welcomes them', async () => {
    const { user, clerk } = await openWithProvider('/signup');
    expect(await screen.findByRole('heading', { level: 1, name: 'Create Account' })).toBeVisible();
    expect(screen.getByText('Join us to explore and post your offerings.')).toBeVisible();
    await fillIn(user, 'selam@example.com', 'a long secret');
    expect(await screen.findByText('selam@example.com')).toBeVisible();
    const code = screen.getByLabelText('Code');
    await user.type(code, '000000{Enter}');
    expect(await screen.findByText('Incorrect code')).toBeVisible();
    await user.clear(code);
    await user.type(code, '424 242{Enter}');
    const welcome = { level: 1, name: 'Welcome to Gulit' };
    expect(await screen.findByRole('heading', welcome)).toBeVisible();
    expect(clerk.user?.primaryEmailAddress?.emailAddress).toBe('selam@example.com');
    expect(sessionStore.read()).toMatchObject({ status: 'signed-in', user: { email: 'selam@example.com' } });
  });

  it('signs in to a demonstration account with a tap on the login page', async () => {
    const Clerk = await openClerkPage();
    const { user } = openApp('/login', {
      signIn: async () => ({ publishableKey: mockPublishableKey, Clerk, demonstrationUsers }),
    });
    await user.click(await screen.findByRole('button', { name: /hana@example.com/ }));
    expect(await screen.findByText('Sign-up Successful! Redirecting...')).toBeVisible();
    expect(sessionStore.read()).toMatchObject({ status: 'signed-in', user: { email: 'hana@example.com' } });
  });

  it('continues with the code after a reload, and can start over with another address', async () => {
    const first = await openWithProvider('/signup');
    await fillIn(first.user, 'selam@example.com', 'a long secret');
    await screen.findByLabelText('Code');
    first.unmount();
    const { user } = await openWithProvider('/signup');
    expect(await screen.findByLabelText('Code')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send the code again' }));
    expect(await screen.findByText('A new code is on its way.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use another email' }));
    expect(screen.getByLabelText('Email')).toHaveValue('');
  });

  it.each([
    ['hana@example.com', 'a long secret', /That email address is taken/],
    ['selam@example.com', 'short', /Passwords must be 8 characters or more/],
  ])("shows the provider's error for %s and %s", async (email, password, message) => {
    const { user } = await openWithProvider('/signup');
    await fillIn(user, email, password);
    const alert = await within(screen.getByRole('main')).findByText(message);
    expect(alert.closest('[role=alert]')).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveValue(email);
  });

  it('says what else the provider requires after a correct code', async () => {
    const { user, clerk } = await openWithProvider('/signup');
    await fillIn(user, 'selam@example.com', 'a long secret');
    const attempt = clerk.client?.signUp;
    if (!attempt) throw new Error('The SDK has not started.');
    vi.spyOn(attempt, 'attemptEmailAddressVerification').mockImplementation(async () => {
      Object.assign(attempt, { missingFields: ['phone_number', 'legal_accepted'], unverifiedFields: [] });
      return attempt;
    });
    await user.type(await screen.findByLabelText('Code'), '424242{Enter}');
    expect(await screen.findByText(/your account also needs: Phone, legal accepted\./)).toBeVisible();
  });

  it('signs in an account that has a phone number and no email address', async () => {
    const mark = await openProviderSession(accounts, 'hana@example.com');
    document.cookie = `__client_uat=${mark}; path=/`;
    const phone = { object: 'phone_number', id: 'idn_phone', phone_number: '+251911000000', linked_to: [] };
    const byPhone = { primary_email_address_id: null, email_addresses: [], phone_numbers: [phone] };
    const toPhone = (_key: string, value: unknown) =>
      isRecord(value) && value['object'] === 'user' ? { ...value, ...byPhone } : value;
    server.use(
      http.all(`https://${frontendApiHost}/v1/*`, async ({ request }) => {
        const answered = await getResponse(signInHandlers(accounts), request);
        const body: unknown = JSON.parse(await (answered ?? new Response('null')).text(), toPhone);
        return new HttpResponse(JSON.stringify(body), { status: answered?.status ?? 404 });
      }),
    );
    await openWithProvider('/myprofile');
    expect(await within(await screen.findByRole('main')).findByText('Bekele')).toBeVisible();
    expect(sessionStore.read()).toMatchObject({ status: 'signed-in', user: { email: '' } });
  });

  it('ends the session at a logout, and deletes the authToken and the session storage', async () => {
    const first = await openWithProvider('/signup');
    await fillIn(first.user, 'selam@example.com', 'a long secret');
    await first.user.type(await screen.findByLabelText('Code'), '424242{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Welcome to Gulit' });
    first.unmount();
    localStorage.setItem('authToken', 'old');
    sessionStorage.setItem('anything', 'private');

    const { user, clerk } = await openWithProvider('/logout');
    await waitFor(() => expect(sessionStore.read().status).toBe('signed-in'));
    const overlay = within(await screen.findByRole('dialog', { name: 'Log out' }));
    expect(overlay.getByText('You want to logout?')).toBeVisible();
    await user.click(overlay.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
    expect(clerk.user).toBeFalsy();
    expect(sessionStore.read()).toEqual({ status: 'signed-out' });
    expect(localStorage.getItem('authToken')).toBeNull();
    expect(sessionStorage.getItem('anything')).toBeNull();
    expect(localStorage.getItem('gulit:logging-out')).toBeNull();
  });

  it('finds out that another tab has signed in when this tab comes to the front', async () => {
    const { clerk } = await openWithProvider('/signup');
    await screen.findByLabelText('Email');
    act(() => void window.dispatchEvent(new Event('focus')));
    const mark = await openProviderSession(accounts, 'hana@example.com');
    document.cookie = `__client_uat=${mark}; path=/`;
    expect(clerk.user).toBeFalsy();
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() =>
      expect(sessionStore.read()).toMatchObject({ status: 'signed-in', user: { email: 'hana@example.com' } }),
    );
  });
});

it('/signup opens the home page for a signed-in visitor, without mentioning a new account', async () => {
  openApp('/signup', { signIn: () => new Promise(() => {}) });
  await screen.findByRole('status', { name: 'Loading the sign-up form' });
  await waitFor(() => expect(sessionStore.read().status).toBe('loading'));
  signIn();
  expect(await screen.findByRole('heading', { level: 1, name: /Good offers/ })).toBeVisible();
  expect(window.location.pathname).toBe('/');
});

it.each([
  ['Cancel', (user: User) => user.click(screen.getByRole('button', { name: 'Cancel' }))],
  ['its ground', (user: User) => user.click(screen.getByRole('dialog', { name: 'Log out' }))],
])('/logout keeps the visitor signed in and goes back one step on %s', async (_what, cancel) => {
  signIn();
  const { user } = openApp('/myprofile');
  await user.click(await screen.findByRole('link', { name: 'Logout' }));
  expect(await screen.findByText('You want to logout?')).toBeVisible();
  await cancel(user);
  expect(await screen.findByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  expect(screen.getByText('hana@example.com')).toBeVisible();
  expect(screen.queryByText('You want to logout?')).not.toBeInTheDocument();
});

it('Cancel on /logout opens the home page if there is no previous page', async () => {
  const { user } = openApp('/logout');
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('heading', { level: 1, name: /Good offers/ })).toBeVisible();
});

it.each(['/myprofile', '/profile'])("the profile shows the user's name and email at %s", async (address) => {
  signIn();
  openApp(address);
  expect(await screen.findByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  const main = within(screen.getByRole('main'));
  for (const fact of ['Hana', 'Bekele', hana.email]) expect(main.getByText(fact)).toBeVisible();
  expect(hrefOf('Logout', main)).toBe('/logout');
});

it('the profile asks signed-out visitors to log in, and then returns to this page', async () => {
  openApp('/myprofile');
  expect(await screen.findByText('Please sign in to see your profile.')).toBeVisible();
  expect(hrefOf('Sign In')).toBe('/login?redirect_url=%2Fmyprofile');
});

it('the profile opens over the side menu with the user’s data, or with links to sign in', async () => {
  const { user } = openApp('/services');
  const openProfile = async () => {
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await user.click(await screen.findByRole('button', { name: 'My Profile' }));
    return within(await screen.findByRole('dialog', { name: 'My Profile' }));
  };
  const popup = await openProfile();
  expect(popup.getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(hrefOf('Sign Up', popup)).toBe('/signup');
  signIn();
  expect(popup.getByText('Hana Bekele')).toBeVisible();
  expect(popup.getByText('hana@example.com')).toBeVisible();
  await user.click(popup.getByRole('button', { name: 'Logout' }));
  expect(popup.getByText('You want to logout?')).toBeVisible();
  await user.click(popup.getByRole('button', { name: 'Cancel' }));
  expect(popup.queryByText('You want to logout?')).not.toBeInTheDocument();
  await user.click(popup.getByRole('link', { name: 'View profile' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(document.documentElement.style.overflow).toBe('');
});

describe('/welcome', () => {
  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));

  it('says that nobody is signed in, and opens the home page', async () => {
    openApp('/welcome');
    expect(await screen.findByText(/^You can browse without an account\./)).toBeVisible();
    expect(screen.queryByText(/Your account has been created/)).not.toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(3500));
    expect(window.location.pathname).toBe('/');
  });

  it.each(['not-set-up', 'unavailable'] as const)(
    'does not say that an account was created if the session is %s',
    async (status) => {
      sessionStore.write({ status });
      openApp('/welcome');
      expect(await screen.findByText(/^You can browse without an account\./)).toBeVisible();
      expect(screen.queryByText(/Your account has been created/)).not.toBeInTheDocument();
    },
  );

  it('says that the account exists, and opens the home page after 3 s', async () => {
    signIn();
    openApp('/welcome');
    expect(await screen.findByText(/Your account has been created/)).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(2500));
    expect(window.location.pathname).toBe('/welcome');
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(window.location.pathname).toBe('/');
  });

  it('opens the home page even if a post is waiting to be sent, and announces a link to My posts', async () => {
    const post = buildPost();
    await keepPost(post, { state: 'pending' });
    server.use(http.post('*/api/products/', () => new Promise<never>(() => {})));
    signIn();
    openApp('/welcome');
    expect(await screen.findByText(/Your account has been created/)).toBeVisible();
    const notice = within(await screen.findByRole('region', { name: 'Your post' }));
    expect(notice.getByText('Your post is being sent.')).toBeVisible();
    expect(hrefOf('My posts', notice)).toBe('/myposts');
    await act(() => vi.advanceTimersByTimeAsync(3500));
    expect(window.location.pathname).toBe('/');
    expect(notice.getByText('Uploading 6 files')).toBeVisible();
  });
});
