import type { HttpHandler } from 'msw';
import { findUserByEmail, newId, openSession, type StoredSignUp } from './accounts';
import { checkCode, checkSignUp, requireSignedOut } from './checks';
import type { AccountStore } from './create-account-store';
import { endpoint, withClient, type Call } from './endpoint';
import { presentSignUp } from './present';
import { refusals } from './refusals';

function requireSignUp({ state, id }: Call): StoredSignUp {
  if (state.signUp?.id !== id) throw refusals.signUpNotFound(id);
  return state.signUp;
}

/** Creates the user of a complete sign-up and signs them in. Otherwise says what is missing. */
function settle(call: Call, signUp: StoredSignUp) {
  const { state, now } = call;
  const { emailAddress, password, firstName, lastName, verified } = signUp;
  if (!verified || emailAddress === null || password === null)
    return withClient(call, presentSignUp(signUp, null));
  // Another tab may have taken the address since it was checked.
  if (findUserByEmail(state, emailAddress)) throw refusals.emailAddressTaken();
  const times = { createdAt: now, updatedAt: now };
  const user = { id: newId('user'), emailAddress, password, firstName, lastName, ...times };
  state.users.push(user);
  const session = openSession(state, user, now);
  return withClient(call, presentSignUp(signUp, session));
}

function create(call: Call) {
  requireSignedOut(call);
  const signUp = { id: newId('sua'), ...checkSignUp(call), codeSent: false, verified: false };
  call.state.signUp = signUp;
  return settle(call, signUp);
}

function update(call: Call) {
  const signUp = requireSignUp(call);
  const given = checkSignUp(call);
  // A code confirms only the address to which it was sent.
  if (given.emailAddress !== null) Object.assign(signUp, { codeSent: false, verified: false });
  signUp.emailAddress = given.emailAddress ?? signUp.emailAddress;
  signUp.password = given.password ?? signUp.password;
  signUp.firstName = given.firstName ?? signUp.firstName;
  signUp.lastName = given.lastName ?? signUp.lastName;
  return settle(call, signUp);
}

function requireEmailCode({ fields }: Call): void {
  if (fields.get('strategy') !== 'email_code') throw refusals.strategyInvalid();
}

function prepare(call: Call) {
  const signUp = requireSignUp(call);
  requireEmailCode(call);
  if (signUp.emailAddress === null) throw refusals.missing('email_address');
  signUp.codeSent = true;
  return withClient(call, presentSignUp(signUp, null));
}

function attempt(call: Call) {
  const signUp = requireSignUp(call);
  requireEmailCode(call);
  checkCode(signUp, call.fields);
  signUp.verified = true;
  return settle(call, signUp);
}

/** The calls of a sign-up: an address and a password, then the code that confirms the address. */
export const signUpEndpoints = (accounts: AccountStore): HttpHandler[] => [
  endpoint(accounts, 'POST', '/client/sign_ups', create),
  endpoint(accounts, 'PATCH', '/client/sign_ups/:id', update),
  endpoint(accounts, 'POST', '/client/sign_ups/:id/prepare_verification', prepare),
  endpoint(accounts, 'POST', '/client/sign_ups/:id/attempt_verification', attempt),
];
