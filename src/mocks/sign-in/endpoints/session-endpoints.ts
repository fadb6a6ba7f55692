import type { HttpHandler } from 'msw';
import { requireSession } from '@/mocks/sign-in/accounts/sessions';
import { presentClient } from '@/mocks/sign-in/answers/present-client';
import { presentSession, sessionToken } from '@/mocks/sign-in/answers/present-session';
import type { AccountStore } from '@/mocks/sign-in/create-account-store';
import { type Call, endpoint, withClient } from './endpoint';

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

/** Signs out; no error where nobody is signed in. */
function closeAll({ state, now }: Call) {
  state.session = null;
  return { response: presentClient(state, now), client: null };
}

/** Keeping and ending sessions. */
export const sessionEndpoints = (accounts: AccountStore): HttpHandler[] => [
  endpoint(accounts, 'POST', '/client/sessions/:id/touch', touch),
  endpoint(accounts, 'POST', '/client/sessions/:id/tokens', createToken),
  endpoint(accounts, 'POST', '/client/sessions/:id/end', close('ended')),
  endpoint(accounts, 'POST', '/client/sessions/:id/remove', close('removed')),
  endpoint(accounts, 'DELETE', '/client/sessions', closeAll),
];
