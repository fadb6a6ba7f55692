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

/** Call this once the provider has no session any more. */
export const clearLogoutRecord = () => writePersisted(logoutKey, null);

/**
 * Ends the session at the provider. Rejects if the provider is unreachable; the logout then stays on record
 * until it succeeds.
 */
export async function endSession(running: Pick<RunningClerk, 'clerk'> | null): Promise<void> {
  const clerk = running?.clerk;
  // An SDK that has not started only queues the call, and reports success.
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
 * Ends the session at the provider once there is a connection. On a page that stays open, the next person to
 * sign in must not find it.
 */
function endSessionWhenOnline(running: RunningClerk): void {
  const endIfLoggingOut = () => {
    if (!isLoggingOut()) return window.removeEventListener('online', endIfLoggingOut);
    // A connection may exist without reaching the provider; the next one is tried again.
    endSession(running).catch(() => {});
  };
  window.addEventListener('online', endIfLoggingOut);
}

/**
 * Signs the page out. This also covers a provider that is loading or has failed, so the login page does not
 * wait for it in vain.
 */
export function forgetSession(): void {
  const { status } = sessionStore.read();
  sessionStore.write({ status: 'signed-out' });
  if (status === 'loading' || status === 'unavailable') sessionStore.write({ status });
}

/**
 * Signs this tab out when another tab logs out; that tab may not reach the provider. Returns a function that
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
  // A full storage has room only now that the account record is gone.
  writePersisted(logoutKey, true);
  try {
    await endSession(running);
  } catch {
    expireSessionCookies();
    if (running) endSessionWhenOnline(running);
  }
}
