import { day } from '@/platform/time';
import type { AccountState, StoredSession, StoredUser } from './account-state';
import { newId } from './users';
import { refusals } from '@/mocks/sign-in/answers/refusals';

const lifetime = 7 * day;

/** Signs a user in, and removes pending attempts with the passwords in them. */
export function openSession(state: AccountState, user: StoredUser, now: number): StoredSession {
  const session = {
    id: newId('sess'),
    userId: user.id,
    createdAt: now,
    lastActiveAt: now,
    expireAt: now + lifetime,
  };
  Object.assign(state, { session, signUp: null, signIn: null });
  return session;
}

/** The session `id` and its user; otherwise throws a 401, upon which the SDK signs its tab out. */
export function requireSession(
  state: AccountState,
  id: string | null,
): { session: StoredSession; user: StoredUser } {
  const { session } = state;
  const user = state.users.find((one) => one.id === session?.userId);
  if (!session || !user || session.id !== id) throw refusals.signedOut();
  return { session, user };
}
