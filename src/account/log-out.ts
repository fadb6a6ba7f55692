import { readKept, writeKept } from '@/lib/kept-json';
import { type RunningClerk, clerkStore } from './sign-in-provider';
import { expireSessionCookies, mayHaveSession } from './session-cookie';
import { sessionStore } from './session';

/** Kept while the provider does not know of the logout yet. */
const key = 'gulit:logging-out';
/** How long a logout waits for the provider, in ms. */
const providerTimeout = 5000;

export const isLoggingOut = (): boolean => readKept(key) === true;

/** To be called once the provider has no session any more. */
export const forgetLogout = () => writeKept(key, null);

/** Ends the session at the provider; rejects where it cannot be reached in time. Until it succeeds, `isLoggingOut` stays true. */
export async function endSession({ clerk }: Pick<RunningClerk, 'clerk'>): Promise<void> {
  const tooLate = new Promise<never>((_resolve, reject) => setTimeout(reject, providerTimeout));
  // Without a callback Clerk navigates by itself.
  await Promise.race([clerk.signOut(() => {}), tooLate]);
  // Clerk reports no failure while the browser is offline, but leaves its cookie.
  if (mayHaveSession()) throw new Error('The provider was not reached.');
  forgetLogout();
}

/**
 * Logs out (docs/product.md, Accounts): clears the session storage, takes away the authToken, and ends the provider's session.
 * Offline, the cookies are removed at once, and the provider's session is ended when it is next reached.
 */
export async function logOut(): Promise<void> {
  writeKept(key, true);
  try {
    sessionStorage.clear();
  } catch {
    // A closed storage holds nothing.
  }
  writeKept('authToken', null);
  const running = clerkStore.read();
  sessionStore.write({ status: 'signed-out' });
  try {
    if (!running) throw new Error('The provider is not there.');
    await endSession(running);
  } catch {
    expireSessionCookies();
  }
}
