import { findUserByEmail, isEmailAddress } from './accounts';
import type { Call } from './endpoint';
import { shortestPassword, verificationCode } from './mock-settings';
import { refusals } from './refusals';

/** Throws if somebody is signed in, as Clerk does in single-session mode. */
export function requireSignedOut({ state }: Call): void {
  if (state.session) throw refusals.sessionExists();
}

/** Throws if no code was sent or the code is wrong. */
export function checkCode({ codeSent }: { codeSent: boolean }, fields: URLSearchParams): void {
  if (!codeSent) throw refusals.codeNotSent();
  if (fields.get('code') !== verificationCode) throw refusals.codeIncorrect();
}

/** A name field; null if it is blank or missing. */
export const readName = (fields: URLSearchParams, field: 'first_name' | 'last_name'): string | null =>
  fields.get(field)?.trim() || null;

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

/** The fields of a sign-up; null for missing ones. Throws if a field is invalid. */
export const checkSignUp = (call: Call) => ({
  emailAddress: readEmailAddress(call),
  password: readPassword(call),
  firstName: readName(call.fields, 'first_name'),
  lastName: readName(call.fields, 'last_name'),
});
