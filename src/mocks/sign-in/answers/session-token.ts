import { hour } from '@/lib/time';
import type { StoredSession } from '@/mocks/sign-in/accounts/account-state';

/** Longer than Clerk's minute, so that the SDK does not ask for the next one all the time. */
const lifetime = hour;

const seconds = (time: number) => Math.floor(time / 1000);
const encode = (part: object) =>
  btoa(JSON.stringify(part)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** The token of a session. The browser never checks the signature, so there is none worth the name. */
export function sessionToken({ id, userId }: StoredSession, now: number): { object: 'token'; jwt: string } {
  const header = { alg: 'none', typ: 'JWT' };
  const claims = { sid: id, sub: userId, iat: seconds(now), exp: seconds(now + lifetime) };
  return { object: 'token', jwt: `${encode(header)}.${encode(claims)}.mock` };
}
