import { createGlobalStore } from '@/lib/create-store';
import { mayHaveSession } from './session-cookie';
import { useStore } from '@/ui/use-store';

/** Who is signed in; no other folder reads the provider's own user. */
export interface User {
  id: string;
  /** First and last name, or '' where the user gave none. */
  fullName: string;
  firstName: string;
  lastName: string;
  username: string;
  /** The primary address. */
  email: string;
}

export type Session =
  /** The provider is being asked. */
  | { status: 'loading' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: User }
  /** The provider cannot be reached. */
  | { status: 'unavailable' }
  /** This installation has no provider. */
  | { status: 'not-set-up' };

/** The session of this page; written by what runs the provider, read by everybody else. */
export const sessionStore = createGlobalStore<Session>(() => ({
  status: mayHaveSession() ? 'loading' : 'signed-out',
}));

/** How long a tap waits for the provider, in ms. */
const providerTimeout = 15_000;

/** The session once the provider has answered: on a slow network a tap must not be refused as signed out. */
export function settledSession(): Promise<Session> {
  return new Promise((resolve) => {
    const finish = (session: Session) => {
      stop();
      clearTimeout(timer);
      resolve(session);
    };
    const check = () => {
      const session = sessionStore.read();
      if (session.status !== 'loading') finish(session);
    };
    const stop = sessionStore.subscribe(check);
    const timer = setTimeout(() => finish({ status: 'unavailable' }), providerTimeout);
    check();
  });
}

export const useSession = (): Session => useStore(sessionStore);
