import { findUserByEmail } from '@/mocks/sign-in/accounts/users';
import { openSession } from '@/mocks/sign-in/accounts/sessions';
import type { AccountStore } from '@/mocks/sign-in/create-account-store';

/**
 * Opens a session at the mocked provider, as an earlier visit or another tab does; gives the mark it leaves in
 * the cookie.
 */
export function openProviderSession(accounts: AccountStore, emailAddress: string): string {
  const session = accounts.update((state) => {
    const user = findUserByEmail(state, emailAddress);
    if (!user) throw new Error(`The provider knows no ${emailAddress}.`);
    return openSession(state, user, accounts.now());
  });
  return String(Math.floor(session.createdAt / 1000));
}
