import type { HttpHandler } from 'msw';
import { requireSession } from '@/mocks/sign-in/accounts/sessions';
import { presentUser } from '@/mocks/sign-in/answers/present-user';
import type { AccountStore } from '@/mocks/sign-in/create-account-store';
import { type Call, endpoint, withClient } from './endpoint';
import { readName } from './checks';

const requireUser = ({ state, sessionId }: Call) =>
  requireSession(state, sessionId ?? state.session?.id ?? null).user;

const send = (call: Call) => withClient(call, presentUser(requireUser(call)));

function rename(call: Call) {
  const user = requireUser(call);
  if (call.fields.has('first_name')) user.firstName = readName(call.fields, 'first_name');
  if (call.fields.has('last_name')) user.lastName = readName(call.fields, 'last_name');
  // The SDK keeps showing the old name unless `updated_at` increases.
  user.updatedAt = Math.max(call.now, user.updatedAt + 1);
  return withClient(call, presentUser(user));
}

/** The signed-in user. */
export const userEndpoints = (accounts: AccountStore): HttpHandler[] => [
  endpoint(accounts, 'GET', '/me', send),
  endpoint(accounts, 'PATCH', '/me', rename),
];
