import { screen } from '@testing-library/react';
import { mockPublishableKey } from '@/mocks/sign-in/mock-settings';
import { openClerkPage } from './clerk-pages';
import { openApp } from './render';

export type Clerk = Awaited<ReturnType<typeof openClerkPage>>;

/** Opens the app with the provider's SDK over its mocked API. */
export async function openWithProvider(address: string, sdk?: Clerk) {
  const Clerk = sdk ?? (await openClerkPage());
  const opened = openApp(address, { signIn: async () => ({ publishableKey: mockPublishableKey, Clerk }) });
  return { ...opened, clerk: Clerk };
}

/** Fills in the first step of the sign-up, and sends it. */
export async function fillIn(user: ReturnType<typeof openApp>['user'], email: string, password: string) {
  await user.type(await screen.findByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
}
