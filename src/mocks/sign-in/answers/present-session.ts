import { hour } from '@/platform/time';
import type { StoredSession, StoredUser } from '@/mocks/sign-in/accounts/account-state';
import { personOf, presentUser } from './present-user';

/** In ms; longer than Clerk's minute, so that the SDK does not refresh it all the time. */
const tokenLifetime = hour;

const seconds = (time: number) => Math.floor(time / 1000);
const encode = (part: object) =>
  btoa(JSON.stringify(part)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** The token of a session. The browser never checks its signature, so it has none. */
export function sessionToken({ id, userId }: StoredSession, now: number): { object: 'token'; jwt: string } {
  const header = { alg: 'none', typ: 'JWT' };
  const claims = { sid: id, sub: userId, iat: seconds(now), exp: seconds(now + tokenLifetime) };
  return { object: 'token', jwt: `${encode(header)}.${encode(claims)}.mock` };
}

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
