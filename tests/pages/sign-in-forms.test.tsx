import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAccountStore } from '@/mocks/sign-in/create-account-store';
import { mockPublishableKey } from '@/mocks/sign-in/mock-settings';
import { signInHandlers } from '@/mocks/sign-in/sign-in-handlers';
import { closeClerkPages, openClerkPage } from '#tests/clerk-pages';
import { openApp } from '#tests/render';
import { server, serveProducts } from '#tests/server';

beforeEach(() => {
  serveProducts([]);
  server.use(...signInHandlers(createAccountStore({ storage: localStorage })));
});
afterEach(closeClerkPages);

const openAt = (address: string, Clerk: Awaited<ReturnType<typeof openClerkPage>>) =>
  openApp(address, { signIn: async () => ({ publishableKey: mockPublishableKey, Clerk }) });

it('the login page has the provider’s own form, at /login, which leads from a sign-up to /welcome', async () => {
  const clerk = await openClerkPage();
  const mount = vi.spyOn(clerk, 'mountSignIn').mockImplementation(() => {});
  openAt('/login', clerk);
  await waitFor(() => expect(mount).toHaveBeenCalled());
  expect(mount.mock.lastCall?.[1]).toMatchObject({
    routing: 'path',
    path: '/login',
    signUpUrl: '/signup',
    signUpForceRedirectUrl: '/welcome',
  });
});

describe('the sign-up form', () => {
  it('needs an email and a password, and leads to the terms and the privacy policy', async () => {
    openAt('/signup', await openClerkPage());
    const email = await screen.findByLabelText('Email');
    expect(email).toBeRequired();
    expect(email).toHaveAttribute('type', 'email');
    expect(screen.getByLabelText('Password')).toBeRequired();
    expect(screen.getByLabelText('Password')).not.toHaveAttribute('minlength');
    expect(screen.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms');
    expect(screen.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy');
  });

  it('calls the provider with both, then for a code by email, and reads Signing... meanwhile', async () => {
    const clerk = await openClerkPage();
    const { user } = openAt('/signup', clerk);
    const signUp = clerk.client?.signUp;
    if (!signUp) throw new Error('The SDK has not started.');
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const create = vi.spyOn(signUp, 'create').mockImplementation(async () => {
      await asked;
      return signUp;
    });
    const prepare = vi.spyOn(signUp, 'prepareEmailAddressVerification').mockResolvedValue(signUp);
    await user.type(await screen.findByLabelText('Email'), ' selam@example.com ');
    await user.type(screen.getByLabelText('Password'), 'a long secret');
    await user.click(screen.getByRole('button', { name: 'Sign up' }));
    expect(await screen.findByRole('button', { name: 'Signing...' })).toBeDisabled();
    answer();
    expect(await screen.findByLabelText('Code')).toBeRequired();
    expect(create.mock.calls).toEqual([[{ emailAddress: 'selam@example.com', password: 'a long secret' }]]);
    expect(prepare.mock.calls).toEqual([[{ strategy: 'email_code' }]]);
  });
});
