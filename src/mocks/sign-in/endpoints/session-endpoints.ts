import type { HttpHandler } from 'msw';
import { requireSession } from '@/mocks/sign-in/accounts/require-session';
import { presentClient } from '@/mocks/sign-in/answers/present-client';
import { presentSession } from '@/mocks/sign-in/answers/present-session';
import { sessionToken } from '@/mocks/sign-in/answers/session-token';
import type { AccountStore } from '@/mocks/sign-in/create-account-store';
import type { Call } from './call';
import { endpoint } from './endpoint';
import { withClient } from './with-client';

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

/** Signing out. Whoever is signed out already has what they want. */
function closeAll({ state, now }: Call) {
  state.session = null;
  return { response: presentClient(state, now), client: null };
}

/** What becomes of a session. */
export const sessionEndpoints = (accounts: AccountStore): HttpHandler[] => [
  endpoint(accounts, 'POST', '/client/sessions/:id/touch', touch),
  endpoint(accounts, 'POST', '/client/sessions/:id/tokens', createToken),
  endpoint(accounts, 'POST', '/client/sessions/:id/end', close('ended')),
  endpoint(accounts, 'POST', '/client/sessions/:id/remove', close('removed')),
  endpoint(accounts, 'DELETE', '/client/sessions', closeAll),
];
