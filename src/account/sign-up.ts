import type { useClerk } from '@clerk/clerk-react';

type Clerk = ReturnType<typeof useClerk>;
type SignUpAttempt = NonNullable<Clerk['client']>['signUp'];

function currentAttempt(clerk: Clerk): SignUpAttempt {
  if (!clerk.client) throw new Error('The provider is not ready.');
  return clerk.client.signUp;
}

/** Signs the new user in; true once that is done, false while something is still missing. */
async function activate(clerk: Clerk, { status, createdSessionId }: SignUpAttempt): Promise<boolean> {
  if (status !== 'complete') return false;
  await clerk.setActive({ session: createdSessionId });
  return true;
}

/** Whether a code was sent and not given yet, as after a reload. */
export function awaitsCode(clerk: Clerk): boolean {
  const attempt = clerk.client?.signUp;
  return (
    attempt?.status === 'missing_requirements' &&
    attempt.unverifiedFields.includes('email_address') &&
    attempt.verifications.emailAddress.nextAction !== 'needs_prepare'
  );
}

/** What the provider wants to know besides, by its own names. */
export function missingFacts(clerk: Clerk): readonly string[] {
  const { missingFields, unverifiedFields } = currentAttempt(clerk);
  return [...missingFields, ...unverifiedFields];
}

/** The address of the account that is being created. */
export const emailOf = (clerk: Clerk): string => clerk.client?.signUp.emailAddress ?? '';

/** Has the provider send its code, once more if need be. */
export async function sendCode(clerk: Clerk): Promise<void> {
  await currentAttempt(clerk).prepareEmailAddressVerification({ strategy: 'email_code' });
}

/**
 * Creates an account: true when it is complete and signed in, false when the code that proves the address has
 * been sent. Rejects with the provider's errors.
 */
export async function startSignUp(
  clerk: Clerk,
  account: { email: string; password: string },
): Promise<boolean> {
  const attempt = await currentAttempt(clerk).create({
    emailAddress: account.email,
    password: account.password,
  });
  if (await activate(clerk, attempt)) return true;
  await sendCode(clerk);
  return false;
}

/** Gives the code. True when the account is complete and signed in; rejects with the provider's errors. */
export async function finishSignUp(clerk: Clerk, code: string): Promise<boolean> {
  return activate(clerk, await currentAttempt(clerk).attemptEmailAddressVerification({ code }));
}
