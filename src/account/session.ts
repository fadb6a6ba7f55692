import { env } from '@/platform/env';
import { photoCache } from '@/platform/cache-names';
import { createGlobalStore } from '@/platform/create-store';
import { readPersisted, writePersisted } from '@/platform/persisted-json';
import { whenStore } from '@/platform/when-store';
import { withTimeout } from '@/platform/with-timeout';
import { mayHaveSession } from './session-cookie';
import { useStore } from '@/ui/use-store';

/** Who is signed in, as the rooms need it. */
export interface User {
  id: string;
  /** First and last name, or '' where the user gave none. */
  fullName: string;
  firstName: string;
  lastName: string;
  username: string;
  /** The primary address; '' for an account that has only a phone number or a user name. */
  email: string;
}

/** What is known of who uses the page. Only `signed-in` may do what needs an account. */
export type Session =
  /** The provider is being asked. */
  | { status: 'loading' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: User }
  /** The provider cannot be reached. */
  | { status: 'unavailable' }
  /** This installation has no provider. */
  | { status: 'not-set-up' };

/** Nothing then asks for a sign-in that cannot be had, and the form says so before anything is typed into it. */
const isSetUp = env.clerkPublishableKey !== '' || import.meta.env.VITE_API_MOCKING === 'true';

/** Who is signed in; null for nobody, and while that is not known. */
export const userOf = (session: Session): User | null =>
  session.status === 'signed-in' ? session.user : null;

/** The session of this page; the provider's bridge writes it, everybody else reads it. */
export const sessionStore = createGlobalStore<Session>(() => ({
  status: !isSetUp ? 'not-set-up' : mayHaveSession() ? 'loading' : 'signed-out',
}));

/** Whose session this browser holds. */
const accountKey = 'gulit:account';

/**
 * Removes the photos that this device keeps: only its owner may see those of a post that waits for verification.
 */
const forgetPhotos = async () => void (await caches.delete(photoCache));

/**
 * Notes whose session this browser holds. However it ended, here, in another tab or between two visits, its
 * photos go.
 */
export function noteAccount(): void {
  const session = sessionStore.read();
  if (session.status === 'signed-in') writePersisted(accountKey, session.user.id);
  if (session.status !== 'signed-out' || readPersisted(accountKey) === null) return;
  writePersisted(accountKey, null);
  // Without https there are no caches.
  forgetPhotos().catch(() => {});
}

sessionStore.subscribe(noteAccount);

/**
 * The id of the account that uses this page; null for nobody. While the provider is slow or cannot be reached
 * it is the account whose session the browser holds, so that sellers find their drafts without a connection.
 */
export function currentAccountId(): string | null {
  const session = sessionStore.read();
  if (session.status === 'signed-in') return session.user.id;
  if (session.status === 'signed-out' || session.status === 'not-set-up') return null;
  const persisted = readPersisted(accountKey);
  return typeof persisted === 'string' ? persisted : null;
}

/** How long a tap waits for the provider, in ms. */
const timeout = 15_000;

/**
 * The session once the provider has answered, so that a slow network does not refuse the tap of somebody signed
 * in.
 */
export const settledSession = (): Promise<Session> =>
  withTimeout(
    whenStore(sessionStore, ({ status }) => status !== 'loading'),
    timeout,
  ).catch(() => ({ status: 'unavailable' }));

/** What is known of who uses the page: the one question the other rooms ask of the sign-in provider. */
export const useSession = (): Session => useStore(sessionStore);

export const useUser = (): User | null => userOf(useSession());

/**
 * The id of the account that uses this page, as `currentAccountId` tells it now and after each change of the
 * session.
 */
export function useAccountId(): string | null {
  useSession();
  return currentAccountId();
}
