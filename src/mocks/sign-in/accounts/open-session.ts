import { day } from '@/lib/time';
import type { AccountState, StoredSession, StoredUser } from './account-state';
import { newId } from './new-id';

const lifetime = 7 * day;

/** Signs a user in. What was pending is over, with the password it held. */
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
