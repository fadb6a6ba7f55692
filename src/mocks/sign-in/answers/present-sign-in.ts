import type { StoredSession, StoredSignIn, StoredUser } from '@/mocks/sign-in/accounts/account-state';
import { emailAddressId, personOf } from './present-user';

/** A sign-in of a user as Clerk sends it; complete where it has led to a session. */
export const presentSignIn = (signIn: StoredSignIn, user: StoredUser, session: StoredSession | null) => ({
  object: 'sign_in',
  id: signIn.id,
  status: session ? 'complete' : 'needs_first_factor',
  supported_identifiers: ['email_address'],
  identifier: user.emailAddress,
  supported_first_factors: [
    { strategy: 'password' },
    {
      strategy: 'email_code',
      safe_identifier: user.emailAddress,
      email_address_id: emailAddressId(user),
      primary: true,
    },
  ],
  supported_second_factors: null,
  first_factor_verification: signIn.codeSent ? { status: 'unverified', strategy: 'email_code' } : null,
  second_factor_verification: null,
  user_data: personOf(user),
  created_session_id: session?.id ?? null,
});
