import type { Session } from '@/account/session';
import { message, t } from '@/language/translate';

/** The name of whoever is not signed in, as the server's list has it. */
export const anonymous = message('Anonymous');

/** The author of a request as the screen names him: only 'Anonymous' is a word of ours. */
export const shownAuthor = (name: string): string => (name === anonymous ? t(anonymous) : name);

/**
 * Under which name a request is sent: full name, username or primary address, else 'Anonymous'
 * (docs/product.md, Requests).
 */
export function authorName(session: Session): string {
  if (session.status !== 'signed-in') return anonymous;
  const { fullName, username, email } = session.user;
  return fullName || username || email || anonymous;
}
