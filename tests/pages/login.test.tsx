import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionStore } from '@/account/session';
import { openStrictApp } from '#tests/app/render';
import { signIn } from '#tests/app/sign-in';
import { serveProducts } from '#tests/server/server';

// No page here shows an offer.
beforeEach(() => serveProducts([]));

describe('/login', () => {
  it('says that sign-in is not set up if there is no provider', async () => {
    sessionStore.write({ status: 'not-set-up' });
    openStrictApp('/login');
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
    expect(await screen.findByText("Sign-in isn't set up here.")).toBeVisible();
  });

  it('says that the provider cannot be reached', async () => {
    const provider = vi.fn(() => Promise.reject(new Error('no network')));
    openStrictApp('/login', { signIn: provider });
    expect(await screen.findByText("Sign-in isn't available right now.")).toBeVisible();
    expect(provider).toHaveBeenCalled();
  });

  it('shows a skeleton while loading, and links to the sign-up', async () => {
    openStrictApp('/login', { signIn: () => new Promise(() => {}) });
    expect(await screen.findByRole('status', { name: 'Loading the sign-in form' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/signup');
  });

  it('opens at the paths below it, which the provider uses for its steps', async () => {
    openStrictApp('/login/factor-one');
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  });

  it('loads the provider on other pages only to restore a session', async () => {
    const provider = vi.fn(() => new Promise<never>(() => {}));
    const listen = vi.spyOn(document, 'addEventListener');
    const { unmount } = openStrictApp('/services', { signIn: provider });
    await screen.findByRole('heading', { level: 1, name: 'Services' });
    // The session loader has run once. From now on it checks whenever the page comes back.
    await waitFor(() =>
      expect(listen).toHaveBeenCalledWith(
        'visibilitychange',
        expect.objectContaining({ name: 'loadProviderIfNeeded' }),
      ),
    );
    await act(async () => {});
    expect(provider).not.toHaveBeenCalled();
    unmount();
    document.cookie = '__client_uat=1763715600; path=/';
    openStrictApp('/services', { signIn: provider });
    await vi.waitFor(() => expect(provider).toHaveBeenCalled());
    expect(sessionStore.read()).toEqual({ status: 'loading' });
    document.cookie = '__client_uat=; max-age=0; path=/';
  });
});

it('/signup says that there is no connection if the provider cannot be loaded', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  openStrictApp('/signup', { signIn: () => Promise.reject(new Error('no network')) });
  expect(
    await screen.findByText('❌ No internet connection. Please check your connection and try again.'),
  ).toBeVisible();
});

describe('/login, signed in', () => {
  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));

  it.each([
    ['/login', '/'],
    ['/login?redirect_url=%2Fhomes%3Fsort%3Dprice', '/homes?sort=price'],
    ['/login?redirect_url=https%3A%2F%2Fevil.example', '/'],
    ['/login?redirect_url=%2F%2Fevil.example', '/'],
  ])('at %s says that signing in worked, and goes to %s after 3 s', async (address, target) => {
    openStrictApp(address, { signIn: () => new Promise(() => {}) });
    await screen.findByRole('status', { name: 'Loading the sign-in form' });
    await vi.waitFor(() => expect(sessionStore.read()).toEqual({ status: 'loading' }));
    signIn();
    expect(await screen.findByText('Sign-up Successful! Redirecting...')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(2500));
    expect(window.location.pathname).toBe('/login');
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(window.location.pathname + window.location.search).toBe(target);
  });
});
