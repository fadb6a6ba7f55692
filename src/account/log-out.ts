import { withTimeout } from '@/platform/with-timeout';
import { readPersisted, writePersisted } from '@/platform/persisted-json';
import { type RunningClerk, clerkStore } from './sign-in-provider';
import { expireSessionCookies, mayHaveSession } from './session-cookie';
import { sessionStore } from './session';

/** A logout that the provider has not heard of yet. */
const key = 'gulit:logging-out';
/** How long the provider is waited for, in ms. */
const timeout = 5000;

export const isLoggingOut = (): boolean => readPersisted(key) === true;

/** Called once the provider has no session any more. */
export const forgetLogout = () => writePersisted(key, null);

/**
 * Ends the session at the provider; rejects where it cannot be reached in time. The logout stays noted until it
 * is done.
 */
export async function endSession(running: Pick<RunningClerk, 'clerk'> | null): Promise<void> {
  const clerk = running?.clerk;
  // An SDK that has not started only notes the call, and says that it was done.
  if (!clerk?.loaded) throw new Error('The provider is not there.');
  // With a callback the provider leads nowhere by itself.
  await withTimeout(
    clerk.signOut(() => {}),
    timeout,
  );
  // An SDK without `rethrowOfflineNetworkErrors` reports no failure where the browser is offline.
  if (clerk.user || mayHaveSession()) throw new Error('The provider was not reached.');
  forgetLogout();
}

/**
 * Ends the session at the provider as soon as there is a connection: on a page that stays open the next person
 * to sign in must not find it.
 */
function tellWhenOnline(running: RunningClerk): void {
  const tell = () => {
    if (!isLoggingOut()) return window.removeEventListener('online', tell);
    // A connection that is there may still not reach the provider; the next one is tried again.
    endSession(running).catch(() => {});
  };
  window.addEventListener('online', tell);
}

/**
 * Makes the page nobody's. A provider that loads or has failed still does: the login page must not wait for one
 * in vain.
 */
export function forgetSession(): void {
  const { status } = sessionStore.read();
  sessionStore.write({ status: 'signed-out' });
  if (status === 'loading' || status === 'unavailable') sessionStore.write({ status });
}

/** Ends the session of this tab with that of another one, which may not reach the provider; returns how to stop. */
export function watchLogout(): () => void {
  const look = () => {
    if (isLoggingOut()) forgetSession();
  };
  window.addEventListener('storage', look);
  return () => window.removeEventListener('storage', look);
}

/**
 * Logs out (docs/product.md, Accounts): clears the session storage, takes away the authToken, and ends the
 * provider's session. Offline this device forgets the session at once, and the provider hears of it when it is
 * next reached.
 */
export async function logOut(): Promise<void> {
  writePersisted(key, true);
  try {
    sessionStorage.clear();
  } catch {
    // Where the browser refuses its storage, there is nothing to clear.
  }
  writePersisted('authToken', null);
  const running = clerkStore.read();
  forgetSession();
  // In a full storage there is room only now that the account is noted no more.
  writePersisted(key, true);
  try {
    await endSession(running);
  } catch {
    expireSessionCookies();
    if (running) tellWhenOnline(running);
  }
}
