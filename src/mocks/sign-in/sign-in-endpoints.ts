import type { HttpHandler } from 'msw';
import {
  findUserByEmail,
  isEmailAddress,
  newId,
  openSession,
  type StoredSignIn,
  type StoredUser,
} from './accounts';
import { checkCode, requireSignedOut } from './checks';
import type { AccountStore } from './create-account-store';
import { endpoint, withClient, type Call } from './endpoint';
import { presentSignIn } from './present';
import { refusals } from './refusals';

interface Attempt {
  signIn: StoredSignIn;
  user: StoredUser;
}

function requireSignIn({ state, id }: Call): Attempt {
  const { signIn } = state;
  const user = state.users.find((one) => one.id === signIn?.userId);
  if (!signIn || !user || signIn.id !== id) throw refusals.signInNotFound(id);
  return { signIn, user };
}

function identify({ state, fields }: Call): StoredUser {
  const identifier = fields.get('identifier')?.trim() ?? '';
  if (identifier === '') throw refusals.missing('identifier');
  if (!isEmailAddress(identifier)) throw refusals.identifierInvalid();
  const user = findUserByEmail(state, identifier);
  if (!user) throw refusals.identifierNotFound();
  return user;
}

function pend(call: Call, { signIn, user }: Attempt) {
  call.state.signIn = signIn;
  return withClient(call, presentSignIn(signIn, user, null));
}

function complete(call: Call, { signIn, user }: Attempt) {
  const session = openSession(call.state, user, call.now);
  return withClient(call, presentSignIn(signIn, user, session));
}

function completeByPassword(call: Call, attempted: Attempt) {
  const password = call.fields.get('password') ?? '';
  if (password === '') throw refusals.missing('password');
  if (password !== attempted.user.password) throw refusals.passwordIncorrect();
  return complete(call, attempted);
}

/** Starts a sign-in. The SDK may send the password or the strategy `email_code` together with the address. */
function create(call: Call) {
  requireSignedOut(call);
  const user = identify(call);
  const strategy = call.fields.get('strategy') ?? (call.fields.has('password') ? 'password' : null);
  const signIn = { id: newId('sia'), userId: user.id, codeSent: strategy === 'email_code' };
  if (strategy === 'password') return completeByPassword(call, { signIn, user });
  if (strategy !== 'email_code' && strategy !== null) throw refusals.strategyInvalid();
  return pend(call, { signIn, user });
}

function prepare(call: Call) {
  const { signIn, user } = requireSignIn(call);
  if (call.fields.get('strategy') !== 'email_code') throw refusals.strategyInvalid();
  return pend(call, { signIn: { ...signIn, codeSent: true }, user });
}

function attempt(call: Call) {
  const attempted = requireSignIn(call);
  const strategy = call.fields.get('strategy');
  if (strategy === 'password') return completeByPassword(call, attempted);
  if (strategy !== 'email_code') throw refusals.strategyInvalid();
  checkCode(attempted.signIn, call.fields);
  return complete(call, attempted);
}

/** The calls of a sign-in: the address, then its password or the code that was sent there. */
export const signInEndpoints = (accounts: AccountStore): HttpHandler[] => [
  endpoint(accounts, 'POST', '/client/sign_ins', create),
  endpoint(accounts, 'POST', '/client/sign_ins/:id/prepare_first_factor', prepare),
  endpoint(accounts, 'POST', '/client/sign_ins/:id/attempt_first_factor', attempt),
];
