import type { Clerk } from '@clerk/clerk-js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAccountStore, type AccountStore } from '@/mocks/sign-in/create-account-store';
import { signInHandlers } from '@/mocks/sign-in/sign-in-handlers';
import { server } from '#tests/server/server';
import { closeClerkPages, openClerkPage } from '#tests/app/clerk-pages';

const newcomer = { emailAddress: 'selam@example.com', password: 'a long secret' };
const hana = { identifier: 'hana@example.com', password: 'gulit-demo-1' };
const emailCode = { strategy: 'email_code' } as const;

let accounts: AccountStore;

beforeEach(() => {
  accounts = createAccountStore({ storage: localStorage });
  server.use(...signInHandlers(accounts));
});

afterEach(closeClerkPages);

function clientOf({ client }: Clerk) {
  if (!client) throw new Error('The SDK has not started.');
  return client;
}

const emailOf = ({ user }: Clerk) => user?.primaryEmailAddress?.emailAddress;

/** What a page is told when the provider refuses. */
const refused = (code: string, longMessage: string) => ({ status: 422, errors: [{ code, longMessage }] });

async function signIn(clerk: Clerk, given: { identifier: string; password: string } = hana) {
  const { createdSessionId, status } = await clientOf(clerk).signIn.create(given);
  await clerk.setActive({ session: createdSessionId });
  return status;
}

describe('signing up', () => {
  it('by a code opens a session that a reload finds and signing out ends', async () => {
    const clerk = await openClerkPage();
    expect(clerk.isSignedIn).toBe(false);

    const signUp = await clientOf(clerk).signUp.create(newcomer);
    expect(signUp).toMatchObject({ status: 'missing_requirements', unverifiedFields: ['email_address'] });
    await signUp.prepareEmailAddressVerification(emailCode);
    await expect(signUp.attemptEmailAddressVerification({ code: '000000' })).rejects.toMatchObject(
      refused('form_code_incorrect', 'Incorrect code'),
    );
    const { status, createdSessionId } = await signUp.attemptEmailAddressVerification({ code: '424242' });
    expect(status).toBe('complete');
    await clerk.setActive({ session: createdSessionId });
    expect(emailOf(clerk)).toBe('selam@example.com');

    const reloaded = await openClerkPage();
    expect(reloaded.session?.id).toBe(createdSessionId);
    expect(emailOf(reloaded)).toBe('selam@example.com');
    await reloaded.signOut();
    expect(reloaded.isSignedIn).toBe(false);

    const again = await openClerkPage();
    expect(again.isSignedIn).toBe(false);
    expect(await signIn(again, { identifier: 'SELAM@example.com', password: newcomer.password })).toBe(
      'complete',
    );
  });

  it('goes on after a reload between the address and the code', async () => {
    const clerk = await openClerkPage();
    const begun = await clientOf(clerk).signUp.create(newcomer);
    await begun.prepareEmailAddressVerification(emailCode);

    const { signUp } = clientOf(await openClerkPage());
    expect(signUp).toMatchObject({ id: begun.id, emailAddress: 'selam@example.com', hasPassword: true });
    expect((await signUp.attemptEmailAddressVerification({ code: '424242' })).status).toBe('complete');
  });

  it.each([
    [
      { ...newcomer, emailAddress: 'Hana@example.com' },
      refused('form_identifier_exists', 'That email address is taken. Please try another.'),
    ],
    [
      { ...newcomer, password: 'short' },
      refused('form_password_length_too_short', 'Passwords must be 8 characters or more.'),
    ],
  ])('is refused for %j', async (given, refusal) => {
    const clerk = await openClerkPage();
    await expect(clientOf(clerk).signUp.create(given)).rejects.toMatchObject(refusal);
    expect(clientOf(clerk).signUp.id).toBeFalsy();
  });
});

describe('signing in', () => {
  it('takes the password after a wrong one', async () => {
    const clerk = await openClerkPage();
    await expect(signIn(clerk, { ...hana, password: 'gulit-demo-2' })).rejects.toMatchObject(
      refused('form_password_incorrect', 'Password is incorrect. Try again, or use another method.'),
    );
    expect(await signIn(clerk)).toBe('complete');
    expect(clerk.user?.fullName).toBe('Hana Bekele');
    expect(clientOf(clerk).signIn.id).toBeFalsy();
  });

  it('takes a code by e-mail', async () => {
    const clerk = await openClerkPage();
    const begun = await clientOf(clerk).signIn.create({ identifier: 'dawit@example.com' });
    const factor = begun.supportedFirstFactors?.find(({ strategy }) => strategy === 'email_code');
    if (factor?.strategy !== 'email_code') throw new Error('No code is offered.');
    await begun.prepareFirstFactor({ ...emailCode, emailAddressId: factor.emailAddressId });
    const { createdSessionId } = await begun.attemptFirstFactor({ ...emailCode, code: '424242' });
    await clerk.setActive({ session: createdSessionId });
    expect(clerk.user?.firstName).toBe('Dawit');
  });

  it('is refused to whoever is unknown', async () => {
    const clerk = await openClerkPage();
    await expect(signIn(clerk, { ...hana, identifier: 'nobody@example.com' })).rejects.toMatchObject(
      refused('form_identifier_not_found', "Couldn't find your account."),
    );
  });
});

describe('while signed in', () => {
  it('the SDK has a token that names the user, and gets another', async () => {
    const clerk = await openClerkPage();
    await signIn(clerk);
    const subjectOf = (token = '') => JSON.parse(atob(token.split('.')[1] ?? '')).sub;
    expect(subjectOf((await clerk.session?.getToken()) ?? '')).toBe('user_demonstration1');
    expect(subjectOf((await clerk.session?.getToken({ skipCache: true })) ?? '')).toBe('user_demonstration1');
  });

  it('a new name is told to all who listen', async () => {
    const clerk = await openClerkPage();
    await signIn(clerk);
    const names = new Set<string | null | undefined>();
    clerk.addListener(({ user }) => void names.add(user?.fullName));
    await clerk.user?.update({ firstName: 'Hanna', lastName: '' });
    expect([...names]).toEqual(['Hana Bekele', 'Hanna']);
    expect((await openClerkPage()).user?.fullName).toBe('Hanna');
  });

  it('a page is touched and stays', async () => {
    const clerk = await openClerkPage();
    await signIn(clerk);
    await clerk.session?.touch();
    expect(clerk.session?.status).toBe('active');
  });

  it('a page signs itself out when another tab has', async () => {
    const clerk = await openClerkPage();
    await signIn(clerk);
    accounts.update((state) => void (state.session = null));
    await expect(clerk.session?.getToken({ skipCache: true })).rejects.toMatchObject({ status: 401 });
    expect(clerk.isSignedIn).toBe(false);
  });
});
