import { http, HttpResponse, type HttpHandler } from 'msw';
import { findUserByEmail, newId, openSession, type AccountStore, type StoredSignUp } from './accounts';
import { endpoint, withClient, type Call } from './endpoint';
import { environment } from './environment';
import { frontendApiHost, minPasswordLength, verificationCode } from './mock-settings';
import { presentClient, presentSession, presentSignIn, presentSignUp, sessionToken } from './present';
import { refusals } from './refusals';

/** Throws if somebody is signed in, as Clerk does in single-session mode. */
function requireSignedOut({ state }: Call): void {
  if (state.session) throw refusals.sessionExists();
}

function checkCode({ codeSent }: { codeSent: boolean }, { fields }: Call): void {
  if (!codeSent || fields.get('code') !== verificationCode) throw refusals.codeIncorrect();
}

const sendClient = ({ state }: Call) => ({ response: presentClient(state), client: null });

/** The calls of the SDK at its start. `PATCH /environment` only reports the page's origin. */
const clientEndpoints = (accounts: AccountStore): HttpHandler[] => [
  endpoint(accounts, 'POST', '/dev_browser', () => ({ id: 'dvb_mock' })),
  endpoint(accounts, 'GET', '/environment', () => environment),
  endpoint(accounts, 'PATCH', '/environment', () => environment),
  endpoint(accounts, 'GET', '/client', sendClient),
];

function createSignUp(call: Call) {
  requireSignedOut(call);
  const emailAddress = call.fields.get('email_address')?.trim() ?? '';
  const password = call.fields.get('password') ?? '';
  if (findUserByEmail(call.state, emailAddress)) throw refusals.emailAddressTaken();
  if (password.length < minPasswordLength) throw refusals.passwordTooShort(minPasswordLength);
  const signUp = { id: newId('sua'), emailAddress, password, codeSent: false };
  call.state.signUp = signUp;
  return withClient(call, presentSignUp(signUp, null));
}

function requireSignUp({ state: { signUp }, id }: Call): StoredSignUp {
  if (signUp?.id !== id) throw refusals.notFound(id);
  return signUp;
}

function prepareSignUp(call: Call) {
  const signUp = requireSignUp(call);
  signUp.codeSent = true;
  return withClient(call, presentSignUp(signUp, null));
}

function attemptSignUp(call: Call) {
  const signUp = requireSignUp(call);
  checkCode(signUp, call);
  const { emailAddress, password } = signUp;
  // Another tab may have taken the address since it was checked.
  if (findUserByEmail(call.state, emailAddress)) throw refusals.emailAddressTaken();
  const names = { firstName: null, lastName: null };
  const user = { id: newId('user'), emailAddress, password, ...names, createdAt: Date.now() };
  call.state.users.push(user);
  const session = openSession(call.state, user);
  return withClient(call, presentSignUp(signUp, session));
}

/** The calls of a sign-up: an address and a password, then the code that confirms the address. */
const signUpEndpoints = (accounts: AccountStore): HttpHandler[] => [
  endpoint(accounts, 'POST', '/client/sign_ups', createSignUp),
  endpoint(accounts, 'POST', '/client/sign_ups/:id/prepare_verification', prepareSignUp),
  endpoint(accounts, 'POST', '/client/sign_ups/:id/attempt_verification', attemptSignUp),
];

function requireSignIn({ state: { signIn, users }, id }: Call) {
  const user = users.find((one) => one.id === signIn?.userId);
  if (!user || signIn?.id !== id) throw refusals.notFound(id);
  return { signIn, user };
}

/** Completes a sign-in with the right password or code. Without either, the sign-in stays pending. */
function continueSignIn(call: Call) {
  const { signIn, user } = requireSignIn(call);
  if (call.fields.has('code')) checkCode(signIn, call);
  else if (!call.fields.has('password')) return withClient(call, presentSignIn(signIn, user, null));
  else if (call.fields.get('password') !== user.password) throw refusals.passwordIncorrect();
  const session = openSession(call.state, user);
  return withClient(call, presentSignIn(signIn, user, session));
}

/** Starts a sign-in. The SDK may send the password or the strategy together with the address. */
function createSignIn(call: Call) {
  requireSignedOut(call);
  const user = findUserByEmail(call.state, call.fields.get('identifier') ?? '');
  if (!user) throw refusals.identifierNotFound();
  const id = newId('sia');
  const codeSent = call.fields.get('strategy') === 'email_code';
  call.state.signIn = { id, userId: user.id, codeSent };
  return continueSignIn({ ...call, id });
}

function prepareSignIn(call: Call) {
  const { signIn, user } = requireSignIn(call);
  signIn.codeSent = true;
  return withClient(call, presentSignIn(signIn, user, null));
}

/** The calls of a sign-in: the address, then its password or the code that was sent there. */
const signInEndpoints = (accounts: AccountStore): HttpHandler[] => [
  endpoint(accounts, 'POST', '/client/sign_ins', createSignIn),
  endpoint(accounts, 'POST', '/client/sign_ins/:id/prepare_first_factor', prepareSignIn),
  endpoint(accounts, 'POST', '/client/sign_ins/:id/attempt_first_factor', continueSignIn),
];

/** The session with the id in the path, and its user. If there is none, throws a 401, and the SDK signs its tab out. */
function requireSession({ state: { session, users }, id }: Call) {
  const user = users.find((one) => one.id === session?.userId);
  if (!user || session?.id !== id) throw refusals.signedOut();
  return { session, user };
}

function touchSession(call: Call) {
  const { session, user } = requireSession(call);
  session.lastActiveAt = Date.now();
  return withClient(call, presentSession(session, user));
}

/** Signs out. It is not an error if nobody is signed in. */
function closeSession(call: Call) {
  call.state.session = null;
  return sendClient(call);
}

/** The calls that keep and end a session. */
const sessionEndpoints = (accounts: AccountStore): HttpHandler[] => [
  endpoint(accounts, 'POST', '/client/sessions/:id/touch', touchSession),
  endpoint(accounts, 'POST', '/client/sessions/:id/tokens', (call) =>
    sessionToken(requireSession(call).session),
  ),
  endpoint(accounts, 'DELETE', '/client/sessions', closeSession),
];

/** Handles every other path. Otherwise the SDK's request would go to the network. */
const notFound = http.all(`https://${frontendApiHost}/v1/*`, ({ request }) => {
  const { status, answer } = refusals.notFound(new URL(request.url).pathname);
  return HttpResponse.json({ errors: [answer] }, { status });
});

/** The part of Clerk's Frontend API that the SDK uses here. It serves the worker and `msw/node`. */
export const signInHandlers = (accounts: AccountStore): HttpHandler[] => [
  ...clientEndpoints(accounts),
  ...signUpEndpoints(accounts),
  ...signInEndpoints(accounts),
  ...sessionEndpoints(accounts),
  notFound,
];
