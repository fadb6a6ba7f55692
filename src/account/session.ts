import { createStore } from '@/lib/create-store';
import { mayHaveSession } from './session-cookie';

/** Who is signed in, as the rooms need it. */
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

/** The session of this page; the provider's bridge writes it, everybody else reads it. */
export const sessionStore = createStore<Session>({ status: mayHaveSession() ? 'loading' : 'signed-out' });
