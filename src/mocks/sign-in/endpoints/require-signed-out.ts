import { refusals } from '@/mocks/sign-in/answers/refusals';
import type { Call } from './call';

/** Refuses to begin while somebody is signed in, as Clerk does where one account at a time may be. */
export function requireSignedOut({ state }: Call): void {
  if (state.session) throw refusals.sessionExists();
}
