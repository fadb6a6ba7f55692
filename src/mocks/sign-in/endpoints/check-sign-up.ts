import { findUserByEmail } from '@/mocks/sign-in/accounts/find-user-by-email';
import { isEmailAddress } from '@/mocks/sign-in/accounts/is-email-address';
import { refusals } from '@/mocks/sign-in/answers/refusals';
import { shortestPassword } from '@/mocks/sign-in/shortest-password';
import type { Call } from './call';
import { readName } from './read-name';

function readEmailAddress({ state, fields }: Call): string | null {
  const emailAddress = fields.get('email_address')?.trim() ?? null;
  if (emailAddress === null) return null;
  if (emailAddress === '') throw refusals.missing('email_address');
  if (!isEmailAddress(emailAddress)) throw refusals.emailAddressInvalid();
  if (findUserByEmail(state, emailAddress)) throw refusals.emailAddressTaken();
  return emailAddress;
}

function readPassword({ fields }: Call): string | null {
  const password = fields.get('password');
  if (password === null) return null;
  if (password === '') throw refusals.missing('password');
  if (password.length < shortestPassword) throw refusals.passwordTooShort(shortestPassword);
  return password;
}

/** What a sign-up gives about the user, null where it gives nothing; refuses what cannot be taken. */
export const checkSignUp = (call: Call) => ({
  emailAddress: readEmailAddress(call),
  password: readPassword(call),
  firstName: readName(call.fields, 'first_name'),
  lastName: readName(call.fields, 'last_name'),
});
