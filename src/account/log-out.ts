import { readPersisted, writePersisted } from '@/platform/persisted-json';
import { withTimeout } from '@/platform/scheduling';
import { forgetAccount, sessionStore } from './session';
import { expireSessionCookies, mayHaveSession } from './session-cookie';
import { clerkStore, type Clerk } from './sign-in-provider';

/** The localStorage key that records a logout which the provider has not confirmed. */
const logoutKey = 'gulit:logging-out';
/** How long to wait for the provider, in ms. */
const providerTimeout = 5000;

export const isLoggingOut = (): boolean => readPersisted(logoutKey) === true;

/** Call this once the provider has ended the session. */
export const clearLogoutRecord = () => writePersisted(logoutKey, null);

/** Ends the session at the provider. Rejects if the provider is unreachable; the logout then stays recorded. */
export async function endSession(clerk: Clerk | undefined): Promise<void> {
  // An SDK that has not started only queues the call, and reports success.
  if (!clerk?.loaded) throw new Error('The provider has not loaded.');
  // With a callback, the SDK does not redirect.
  await withTimeout(
    clerk.signOut(() => {}),
    providerTimeout,
  );
  // Without `rethrowOfflineNetworkErrors`, the SDK reports success although the browser is offline.
  if (clerk.user || mayHaveSession()) throw new Error('The provider was not reached.');
  clearLogoutRecord();
}

/** Ends the session once there is a connection. Otherwise the next person to sign in here would get the old one. */
function endSessionWhenOnline(clerk: Clerk): void {
  const endIfLoggingOut = () => {
    if (!isLoggingOut()) return window.removeEventListener('online', endIfLoggingOut);
    // If the provider is still unreachable, the next `online` event tries again.
    endSession(clerk).catch(() => {});
  };
  window.addEventListener('online', endIfLoggingOut);
}

/** Signs the page out. The statuses `loading` and `unavailable` stay, because the login page shows them. */
export function forgetSession(): void {
  const { status } = sessionStore.read();
  forgetAccount();
  sessionStore.write({ status: status === 'loading' || status === 'unavailable' ? status : 'signed-out' });
}

/** Signs this tab out when another tab logs out, even without a connection. Returns a function to stop watching. */
export function watchLogout(): () => void {
  const check = () => {
    if (isLoggingOut()) forgetSession();
  };
  window.addEventListener('storage', check);
  return () => window.removeEventListener('storage', check);
}

/**
 * Logs out (docs/product.md, Accounts). Without a connection, this device forgets the session at once, and the provider
 * is told later.
 */
export async function logOut(): Promise<void> {
  try {
    sessionStorage.clear();
  } catch {
    // If the browser blocks its storage, there is nothing to clear.
  }
  writePersisted('authToken', null);
  forgetSession();
  // Recorded last, because the removals make room in a full storage.
  writePersisted(logoutKey, true);
  const clerk = clerkStore.read()?.clerk;
  try {
    await endSession(clerk);
  } catch {
    expireSessionCookies();
    if (clerk) endSessionWhenOnline(clerk);
  }
}
