import type { Session } from '@/account/session';
import { message, t } from '@/language/translate';

/** The author name without a sign-in, as in the server's list. */
export const anonymous = message('Anonymous');

/** A request's author as shown: only 'Anonymous' is translated. */
export const shownAuthor = (name: string): string => (name === anonymous ? t(anonymous) : name);

/**
 * The author name of a new request: full name, user name or primary address, otherwise 'Anonymous'
 * (docs/product.md, Requests).
 */
export function authorName(session: Session): string {
  if (session.status !== 'signed-in') return anonymous;
  const { fullName, username, email } = session.user;
  return fullName || username || email || anonymous;
}
