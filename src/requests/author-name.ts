import type { Session } from '@/account/session';

/**
 * Under which name a request is sent: full name, username or primary address, else 'Anonymous'
 * (docs/product.md, Requests).
 */
export function authorName(session: Session): string {
  if (session.status !== 'signed-in') return 'Anonymous';
  const { fullName, username, email } = session.user;
  return fullName || username || email || 'Anonymous';
}
