import { http, HttpResponse, type HttpHandler } from 'msw';
import { requireSession } from './accounts';
import { readName } from './checks';
import type { AccountStore } from './create-account-store';
import { endpoint, withClient, type Call } from './endpoint';
import { environment } from './environment';
import { frontendApiHost } from './mock-settings';
import { presentClient, presentSession, presentUser, sessionToken } from './present';
import { refusals } from './refusals';
import { signInEndpoints } from './sign-in-endpoints';
import { signUpEndpoints } from './sign-up-endpoints';

const sendClient = ({ state, now }: Call) => ({ response: presentClient(state, now), client: null });

/** The calls of the SDK at its start. `PATCH /environment` only reports the page's origin. */
const clientEndpoints = (accounts: AccountStore): HttpHandler[] => [
  endpoint(accounts, 'POST', '/dev_browser', () => ({ id: 'dvb_mock' })),
  endpoint(accounts, 'GET', '/environment', () => environment),
  endpoint(accounts, 'PATCH', '/environment', () => environment),
  endpoint(accounts, 'GET', '/client', sendClient),
];

function touch(call: Call) {
  const { session, user } = requireSession(call.state, call.id);
  session.lastActiveAt = call.now;
  return withClient(call, presentSession(session, user, call.now));
}

function createToken({ state, id, now }: Call) {
  return sessionToken(requireSession(state, id).session, now);
}

const close = (status: 'ended' | 'removed') => (call: Call) => {
  const { session, user } = requireSession(call.state, call.id);
  call.state.session = null;
  return withClient(call, presentSession(session, user, call.now, status));
};

/** Signs out. It is not an error if nobody is signed in. */
function closeAll({ state, now }: Call) {
  state.session = null;
  return { response: presentClient(state, now), client: null };
}

/** The calls that keep and end sessions. */
const sessionEndpoints = (accounts: AccountStore): HttpHandler[] => [
  endpoint(accounts, 'POST', '/client/sessions/:id/touch', touch),
  endpoint(accounts, 'POST', '/client/sessions/:id/tokens', createToken),
  endpoint(accounts, 'POST', '/client/sessions/:id/end', close('ended')),
  endpoint(accounts, 'POST', '/client/sessions/:id/remove', close('removed')),
  endpoint(accounts, 'DELETE', '/client/sessions', closeAll),
];

const requireUser = ({ state, sessionId }: Call) =>
  requireSession(state, sessionId ?? state.session?.id ?? null).user;

const send = (call: Call) => withClient(call, presentUser(requireUser(call)));

function rename(call: Call) {
  const user = requireUser(call);
  if (call.fields.has('first_name')) user.firstName = readName(call.fields, 'first_name');
  if (call.fields.has('last_name')) user.lastName = readName(call.fields, 'last_name');
  // The SDK shows the old name until `updated_at` increases.
  user.updatedAt = Math.max(call.now, user.updatedAt + 1);
  return withClient(call, presentUser(user));
}

/** The calls for the signed-in user. */
const userEndpoints = (accounts: AccountStore): HttpHandler[] => [
  endpoint(accounts, 'GET', '/me', send),
  endpoint(accounts, 'PATCH', '/me', rename),
];

/** Handles every other path. Otherwise the SDK's request would go to the network. */
const notFound = http.all(`https://${frontendApiHost}/v1/*`, ({ request }) => {
  const { status, answer } = refusals.pathNotFound(new URL(request.url).pathname);
  return HttpResponse.json({ errors: [answer] }, { status });
});

/** The part of Clerk's Frontend API that the SDK uses here. It serves the worker and `msw/node`. */
export const signInHandlers = (accounts: AccountStore): HttpHandler[] => [
  ...clientEndpoints(accounts),
  ...signUpEndpoints(accounts),
  ...signInEndpoints(accounts),
  ...sessionEndpoints(accounts),
  ...userEndpoints(accounts),
  notFound,
];
