import { refusals } from '@/mocks/sign-in/answers/refusals';
import type { AccountState, StoredSession, StoredUser } from './account-state';

/** The session `id` and whose it is. Anything else is refused with a 401, upon which the SDK signs its tab out. */
export function requireSession(
  state: AccountState,
  id: string | null,
): { session: StoredSession; user: StoredUser } {
  const { session } = state;
  const user = state.users.find((one) => one.id === session?.userId);
  if (!session || !user || session.id !== id) throw refusals.signedOut();
  return { session, user };
}
