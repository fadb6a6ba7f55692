import path from 'node:path';
import { findUserByEmail, openSession } from '@/mocks/sign-in/accounts';
import { createAccountStore, type AccountStore } from '@/mocks/sign-in/create-account-store';

/** One of the mocked provider's users. */
export const hana = { email: 'hana@example.com', password: 'gulit-demo-1' };

/** The users and sessions of a provider outside the page. */
export function createAccounts(): AccountStore {
  const texts = new Map<string, string>();
  return createAccountStore({
    storage: {
      getItem: (key) => texts.get(key) ?? null,
      setItem: (key, text) => void texts.set(key, text),
    },
  });
}

const sdkFolder = path.resolve(import.meta.dirname, '../../node_modules/@clerk/clerk-js/dist');

/** The file of the SDK for a path of the provider's host; null for other paths. */
export function findSdkFile(pathname: string): string | null {
  const [, file] = /^\/npm\/@clerk\/clerk-js@[^/]+\/dist\/([\w.-]+\.js)$/.exec(pathname) ?? [];
  return file ? path.join(sdkFolder, file) : null;
}

/** Opens a session at the mocked provider, as an earlier visit or another tab would. Returns the cookie's value. */
export function openProviderSession(accounts: AccountStore, emailAddress: string): string {
  const session = accounts.update((state) => {
    const user = findUserByEmail(state, emailAddress);
    if (!user) throw new Error(`The provider knows no ${emailAddress}.`);
    return openSession(state, user, accounts.now());
  });
  return String(Math.floor(session.createdAt / 1000));
}
