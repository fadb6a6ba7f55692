import path from 'node:path';
import { createMemoryStorage } from '@/mocks/database/mock-state';
import {
  createAccountStore,
  findUserByEmail,
  openSession,
  type AccountStore,
} from '@/mocks/sign-in/accounts';

/** One of the mocked provider's users. */
export const hana = { email: 'hana@example.com', password: 'gulit-demo-1' };

/** The users and sessions of a provider outside the page. */
export const createAccounts = (): AccountStore => createAccountStore(createMemoryStorage());

const sdkFolder = path.resolve(import.meta.dirname, '../../node_modules/@clerk/clerk-js/dist');

/** The file of the SDK for a path of the provider's host; null for other paths. */
export function findSdkFile(pathname: string): string | null {
  const [, file] = /^\/npm\/@clerk\/clerk-js@[^/]+\/dist\/([\w.-]+\.js)$/.exec(pathname) ?? [];
  return file ? path.join(sdkFolder, file) : null;
}

/** Opens a session at the mocked provider, as an earlier visit or another tab would. Returns the cookie's value. */
export async function openProviderSession(accounts: AccountStore, emailAddress: string): Promise<string> {
  const session = await accounts.update((state) => {
    const user = findUserByEmail(state, emailAddress);
    if (!user) throw new Error(`The provider knows no ${emailAddress}.`);
    return openSession(state, user);
  });
  return String(Math.floor(session.createdAt / 1000));
}
