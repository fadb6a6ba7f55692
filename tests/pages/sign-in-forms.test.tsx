import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showLanguage } from '@/language/choose-language';
import { mockPublishableKey } from '@/mocks/sign-in/mock-settings';
import { signInHandlers } from '@/mocks/sign-in/sign-in-handlers';
import { closeClerkPages, hideAutofill, openClerkPage } from '#tests/app/clerk-pages';
import { createGate } from '#tests/app/gate';
import { openApp } from '#tests/app/render';
import { createAccounts } from '#tests/server/provider-session';
import { serveProducts, server } from '#tests/server/server';

beforeEach(() => {
  serveProducts([]);
  server.use(...signInHandlers(createAccounts()));
});
afterEach(closeClerkPages);

const openAt = (address: string, Clerk: Awaited<ReturnType<typeof openClerkPage>>) =>
  openApp(address, { signIn: async () => ({ publishableKey: mockPublishableKey, Clerk }) });

it('the provider’s form is at /login, and after a sign-up /welcome opens', async () => {
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

/** The texts of the page that can be read, including the placeholders of empty fields. */
const readableTexts = (): readonly string[] => {
  const main = screen.getByRole('main');
  const elements = [main, ...main.querySelectorAll('*')];
  const texts = elements.flatMap((element) =>
    [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')),
  );
  return [...texts, ...[...main.querySelectorAll('input')].map((field) => field.placeholder)];
};

/** The texts with a Latin word that is neither a name nor an address. */
const englishTexts = () =>
  readableTexts().filter((text) =>
    /[a-z]{3}/i.test(text.replace(/Clerk|Google|Gulit|Telegram|TikTok|\S+@\S+/g, '')),
  );

it('the provider’s own form speaks Amharic at each step if the app does', async () => {
  hideAutofill();
  await showLanguage('am');
  const { user } = openAt('/login', await openClerkPage());
  const email = await screen.findByLabelText('ኢሜይል');
  expect(screen.getByRole('heading', { level: 1, name: 'እንኳን ደህና ተመለሱ' })).toBeVisible();
  await user.type(email, 'nobody@example.com');
  await user.click(screen.getByRole('button', { name: 'ይቀጥሉ' }));
  await screen.findAllByText('በዚህ ኢሜይል የተከፈተ አካውንት አልተገኘም።');
  expect(englishTexts()).toEqual([]);
  await user.clear(email);
  await user.type(email, 'hana@example.com');
  await user.click(screen.getByRole('button', { name: 'ይቀጥሉ' }));
  await user.type(await screen.findByLabelText('የይለፍ ቃል'), 'wrong');
  expect(englishTexts()).toEqual([]);
  await showLanguage('en');
});

it('the provider’s own form has German labels if the app has', async () => {
  hideAutofill();
  await showLanguage('de');
  openAt('/login', await openClerkPage());
  expect(await screen.findByLabelText('E-Mail-Adresse')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Fortsetzen' })).toBeVisible();
  await showLanguage('en');
});

it('the sign-up form needs an email and a password, and links to the terms and the privacy policy', async () => {
  openAt('/signup', await openClerkPage());
  const email = await screen.findByLabelText('Email');
  expect(email).toBeRequired();
  expect(email).toHaveAttribute('type', 'email');
  expect(email).toHaveAttribute('autocomplete', 'email');
  expect(screen.getByLabelText('Password')).toBeRequired();
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
  expect(screen.getByLabelText('Password')).not.toHaveAttribute('minlength');
  expect(screen.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms');
  expect(screen.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy');
});

it('the sign-up form sends both to the provider, shows Signing... meanwhile, and then asks for a code from an email', async () => {
  const clerk = await openClerkPage();
  const { user } = openAt('/signup', clerk);
  const signUp = clerk.client?.signUp;
  if (!signUp) throw new Error('The SDK has not started.');
  const { opened: released, open: answer } = createGate();
  const create = vi.spyOn(signUp, 'create').mockImplementation(async () => {
    await released;
    return signUp;
  });
  const prepare = vi.spyOn(signUp, 'prepareEmailAddressVerification').mockResolvedValue(signUp);
  await user.type(await screen.findByLabelText('Email'), ' selam@example.com ');
  await user.type(screen.getByLabelText('Password'), 'a long secret');
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
  expect(await screen.findByRole('button', { name: 'Signing...' })).toBeDisabled();
  answer();
  expect(await screen.findByLabelText('Code')).toBeRequired();
  expect(screen.getByLabelText('Code')).toHaveAttribute('autocomplete', 'one-time-code');
  expect(create.mock.calls).toEqual([[{ emailAddress: 'selam@example.com', password: 'a long secret' }]]);
  expect(prepare.mock.calls).toEqual([[{ strategy: 'email_code' }]]);
});
