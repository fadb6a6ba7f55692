import { withTimeout } from '@/platform/scheduling';
import { readPersisted, writePersisted } from '@/platform/persisted-json';
import { type RunningClerk, clerkStore } from './sign-in-provider';
import { expireSessionCookies, mayHaveSession } from './session-cookie';
import { sessionStore } from './session';

/** The localStorage key of a logout that the provider does not know of yet. */
const logoutKey = 'gulit:logging-out';
/** How long to wait for the provider, in ms. */
const providerTimeout = 5000;

export const isLoggingOut = (): boolean => readPersisted(logoutKey) === true;

/** Call this once the session has ended at the provider. */
export const clearLogoutRecord = () => writePersisted(logoutKey, null);

/**
 * Ends the session at the provider. Rejects if the provider is unreachable; the logout then stays on record
 * until it succeeds.
 */
export async function endSession(running: Pick<RunningClerk, 'clerk'> | null): Promise<void> {
  const clerk = running?.clerk;
  // An SDK that has not started would only queue the call and report success.
  if (!clerk?.loaded) throw new Error('The provider is not there.');
  // Passing a callback stops the provider's own redirect.
  await withTimeout(
    clerk.signOut(() => {}),
    providerTimeout,
  );
  // An SDK without `rethrowOfflineNetworkErrors` reports success when the browser is offline.
  if (clerk.user || mayHaveSession()) throw new Error('The provider was not reached.');
  clearLogoutRecord();
}

/**
 * Ends the session at the provider once there is a connection. Otherwise the next person to sign in on the open page
 * would get the old session.
 */
function endSessionWhenOnline(running: RunningClerk): void {
  const endIfLoggingOut = () => {
    if (!isLoggingOut()) return window.removeEventListener('online', endIfLoggingOut);
    // A network connection may not reach the provider. The next `online` event tries again.
    endSession(running).catch(() => {});
  };
  window.addEventListener('online', endIfLoggingOut);
}

/**
 * Signs the page out, even while the provider is loading or has failed, so that the login page does not wait for it.
 */
export function forgetSession(): void {
  const { status } = sessionStore.read();
  sessionStore.write({ status: 'signed-out' });
  if (status === 'loading' || status === 'unavailable') sessionStore.write({ status });
}

/**
 * Signs this tab out when another tab logs out; the other tab may not reach the provider. Returns a function that
 * stops it.
 */
export function watchLogout(): () => void {
  const check = () => {
    if (isLoggingOut()) forgetSession();
  };
  window.addEventListener('storage', check);
  return () => window.removeEventListener('storage', check);
}

/**
 * Logs out (docs/product.md, Accounts): clears session storage, removes the authToken and ends the provider's
 * session. Offline, this device forgets the session at once and the provider is told later.
 */
export async function logOut(): Promise<void> {
  writePersisted(logoutKey, true);
  try {
    sessionStorage.clear();
  } catch {
    // If the browser blocks its storage, there is nothing to clear.
  }
  writePersisted('authToken', null);
  const running = clerkStore.read();
  forgetSession();
  // Written again: a full storage may have refused it before the account record was deleted.
  writePersisted(logoutKey, true);
  try {
    await endSession(running);
  } catch {
    expireSessionCookies();
    if (running) endSessionWhenOnline(running);
  }
}
