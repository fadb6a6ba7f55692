import { env } from '@/platform/env';
import { photoCache } from '@/platform/cache-names';
import { type Store, createGlobalStore, waitForStore } from '@/platform/create-store';
import { readPersisted, writePersisted } from '@/platform/persisted-json';
import { withTimeout } from '@/platform/scheduling';
import { mayHaveSession } from './session-cookie';
import { useStore } from '@/ui/use-store';

/** The signed-in user, as the rooms need it. */
export interface User {
  id: string;
  /** First and last name; '' if none was given. */
  fullName: string;
  firstName: string;
  lastName: string;
  username: string;
  /** The primary address; '' for an account that has only a phone number or a user name. */
  email: string;
}

/** What is known about the visitor. Only `signed-in` may do what needs an account. */
export type Session =
  /** The provider has not answered yet. */
  | { status: 'loading' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: User }
  /** The provider is unreachable. */
  | { status: 'unavailable' }
  /** This installation has no sign-in provider. */
  | { status: 'not-set-up' };

/** Without a provider nothing asks for a sign-in, and the post form says so before anyone types into it. */
const hasProvider = env.clerkPublishableKey !== '' || import.meta.env.VITE_API_MOCKING === 'true';

/** Returns the signed-in user; null if nobody is signed in, or if that is not known yet. */
export const signedInUser = (session: Session): User | null =>
  session.status === 'signed-in' ? session.user : null;

/** The localStorage key of the account whose session this browser holds. */
const accountKey = 'gulit:account';

/** Deletes the photo cache: only the owner may see photos of a post that waits for verification. */
const forgetPhotos = async () => void (await caches.delete(photoCache));

/**
 * Records whose session this browser holds. When a session ends, here, in another tab or between visits, its
 * photos are deleted.
 */
export function rememberAccount(session: Session): void {
  if (session.status === 'signed-in') writePersisted(accountKey, session.user.id);
  if (session.status !== 'signed-out' || readPersisted(accountKey) === null) return;
  writePersisted(accountKey, null);
  // `caches` exists only on https pages.
  forgetPhotos().catch(() => {});
}

const store = createGlobalStore<Session>(() => ({
  status: !hasProvider ? 'not-set-up' : mayHaveSession() ? 'loading' : 'signed-out',
}));

/** The session of this page. Only this room writes it. */
export const sessionStore: Store<Session> = {
  ...store,
  write: (session) => {
    rememberAccount(session);
    store.write(session);
  },
};

/**
 * Returns the id of the account that uses this page, or null. While the provider is slow or unreachable it is
 * the account whose session the browser holds, so that sellers find their drafts offline.
 */
export function currentAccountId(): string | null {
  const session = sessionStore.read();
  if (session.status === 'signed-in') return session.user.id;
  if (session.status === 'signed-out' || session.status === 'not-set-up') return null;
  const persisted = readPersisted(accountKey);
  return typeof persisted === 'string' ? persisted : null;
}

/** How long a tap waits for the provider, in ms. */
const sessionTimeout = 15_000;

/**
 * Resolves with the session once the provider has answered, so that a slow network does not refuse a signed-in
 * user's tap.
 */
export const resolveSession = (): Promise<Session> =>
  withTimeout(
    waitForStore(sessionStore, ({ status }) => status !== 'loading'),
    sessionTimeout,
  ).catch(() => ({ status: 'unavailable' }));

/** Returns the current session. Other rooms learn about the provider only through this hook. */
export const useSession = (): Session => useStore(sessionStore);

export const useUser = (): User | null => signedInUser(useSession());

/** Returns `currentAccountId`, updated when the session changes. */
export function useAccountId(): string | null {
  useSession();
  return currentAccountId();
}
