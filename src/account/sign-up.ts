import type { Clerk } from './sign-in-provider';

type SignUpAttempt = NonNullable<Clerk['client']>['signUp'];

function currentAttempt(clerk: Clerk): SignUpAttempt {
  if (!clerk.client) throw new Error('The provider is not ready.');
  return clerk.client.signUp;
}

async function activate(clerk: Clerk, { status, createdSessionId }: SignUpAttempt): Promise<boolean> {
  if (status !== 'complete') return false;
  await clerk.setActive({ session: createdSessionId });
  return true;
}

/** Whether a code was sent but not entered, for example before a reload. */
export function isAwaitingCode(clerk: Clerk): boolean {
  const attempt = clerk.client?.signUp;
  return (
    attempt?.status === 'missing_requirements' &&
    attempt.unverifiedFields.includes('email_address') &&
    attempt.verifications.emailAddress.nextAction !== 'needs_prepare'
  );
}

/** The data that the provider still requires, by its own names. */
export function requiredFields(clerk: Clerk): readonly string[] {
  const { missingFields, unverifiedFields } = currentAttempt(clerk);
  return [...missingFields, ...unverifiedFields];
}

export const newAccountEmail = (clerk: Clerk): string => clerk.client?.signUp.emailAddress ?? '';

/** Makes the provider send its code, or send it again. */
export async function sendCode(clerk: Clerk): Promise<void> {
  await currentAttempt(clerk).prepareEmailAddressVerification({ strategy: 'email_code' });
}

/** Creates an account. Returns whether a code was sent, which the account needs to be complete. */
export async function startSignUp(
  clerk: Clerk,
  account: { emailAddress: string; password: string },
): Promise<boolean> {
  const attempt = await currentAttempt(clerk).create(account);
  if (await activate(clerk, attempt)) return false;
  await sendCode(clerk);
  return true;
}

/** Submits the code. Returns whether the account is complete and signed in. Rejects with the provider's errors. */
export async function finishSignUp(clerk: Clerk, code: string): Promise<boolean> {
  return activate(clerk, await currentAttempt(clerk).attemptEmailAddressVerification({ code }));
}
