import { photoCache } from '@/platform/cache-names';
import { createGlobalStore, waitForStore, type Store } from '@/platform/create-store';
import { env } from '@/platform/env';
import { readPersisted, writePersisted } from '@/platform/persisted-json';
import { withTimeout } from '@/platform/scheduling';
import { useStore } from '@/ui/use-store';
import { mayHaveSession } from './session-cookie';

export interface User {
  id: string;
  /** First and last name; '' if none was given. */
  fullName: string;
  firstName: string;
  lastName: string;
  username: string;
  /** The primary address; '' if the account has only a phone number or a user name. */
  email: string;
}

/** What is known about the visitor. */
export type Session =
  /** The provider has not answered yet. */
  | { status: 'loading' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: User }
  /** The provider is unreachable. */
  | { status: 'unavailable' }
  /** This installation has no sign-in provider. */
  | { status: 'not-set-up' };

/** Whether this installation has sign-in. */
const hasProvider = env.clerkPublishableKey !== '' || import.meta.env.VITE_API_MOCKING === 'true';

/** Returns the signed-in user; null if nobody is signed in or the provider has not answered. */
export const signedInUser = (session: Session): User | null =>
  session.status === 'signed-in' ? session.user : null;

/** The localStorage key of the account that was last signed in. */
const accountKey = 'gulit:account';

/** Forgets the account of this browser, and its photos of posts that wait for verification. */
export function forgetAccount(): void {
  if (readPersisted(accountKey) === null) return;
  writePersisted(accountKey, null);
  const forgetPhotos = async () => caches.delete(photoCache);
  // Fails on pages without https, which have no `caches`, and in sandboxed frames.
  forgetPhotos().catch(() => {});
}

/** Records the account of this session, or that the session has ended. */
export function rememberAccount(session: Session): void {
  if (session.status === 'signed-in') writePersisted(accountKey, session.user.id);
  if (session.status === 'signed-out') forgetAccount();
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
 * Returns the id of the account that uses this page, or null. While the provider is slow or unreachable, this is the
 * account that was last signed in, so that sellers find their drafts offline.
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

/** Resolves with the session once the provider has responded. On a slow network, people tap before that. */
export const resolveSession = (): Promise<Session> =>
  withTimeout(
    waitForStore(sessionStore, ({ status }) => status !== 'loading'),
    sessionTimeout,
  ).catch(() => ({ status: 'unavailable' }));

export const useSession = (): Session => useStore(sessionStore);

export const useUser = (): User | null => signedInUser(useSession());

/** Returns `currentAccountId`, updated when the session changes. */
export function useAccountId(): string | null {
  useSession();
  return currentAccountId();
}
