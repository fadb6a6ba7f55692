import type { AccountState } from '@/mocks/sign-in/accounts/account-state';
import { presentSession } from './present-session';
import { presentSignIn } from './present-sign-in';
import { presentSignUp } from './present-sign-up';

/** The client as Clerk sends it: the session and the pending sign-in and sign-up. */
export function presentClient(state: AccountState, now: number) {
  const { session, signIn, signUp } = state;
  const userOf = (id: string | undefined) => state.users.find((user) => user.id === id);
  const signedIn = userOf(session?.userId);
  const signingIn = userOf(signIn?.userId);
  return {
    object: 'client',
    id: 'client_mock',
    sessions: session && signedIn ? [presentSession(session, signedIn, now)] : [],
    sign_in: signIn && signingIn ? presentSignIn(signIn, signingIn, null) : null,
    sign_up: signUp && presentSignUp(signUp, null),
    last_active_session_id: session && signedIn ? session.id : null,
    captcha_bypass: true,
    cookie_expires_at: null,
    created_at: state.createdAt,
    updated_at: state.updatedAt,
  };
}
