import type { StoredSession, StoredUser } from '@/mocks/sign-in/accounts/account-state';
import { personOf } from './person-of';
import { presentUser } from './present-user';
import { sessionToken } from './session-token';

/** A session of a user as Clerk sends it, all times in ms. */
export const presentSession = (
  session: StoredSession,
  user: StoredUser,
  now: number,
  status: 'active' | 'ended' | 'removed' = 'active',
) => ({
  object: 'session',
  id: session.id,
  status,
  expire_at: session.expireAt,
  abandon_at: session.expireAt,
  last_active_at: session.lastActiveAt,
  last_active_organization_id: null,
  actor: null,
  user: presentUser(user),
  public_user_data: { ...personOf(user), identifier: user.emailAddress },
  last_active_token: status === 'active' ? sessionToken(session, now) : null,
  created_at: session.createdAt,
  updated_at: session.lastActiveAt,
});
