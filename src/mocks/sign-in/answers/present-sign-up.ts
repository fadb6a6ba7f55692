import type { StoredSession, StoredSignUp } from '@/mocks/sign-in/accounts/account-state';

const missingFields = ({ emailAddress, password }: StoredSignUp) => [
  ...(emailAddress === null ? ['email_address'] : []),
  ...(password === null ? ['password'] : []),
];

function verificationOf({ verified, codeSent }: StoredSignUp) {
  const nextAction = codeSent ? 'needs_attempt' : 'needs_prepare';
  return {
    status: verified ? 'verified' : 'unverified',
    strategy: 'email_code',
    next_action: verified ? '' : nextAction,
    supported_strategies: ['email_code'],
  };
}

/** A sign-up as Clerk sends it, without the password; complete where it has led to a session. */
export const presentSignUp = (signUp: StoredSignUp, session: StoredSession | null) => ({
  object: 'sign_up',
  id: signUp.id,
  status: session ? 'complete' : 'missing_requirements',
  required_fields: ['email_address', 'password'],
  optional_fields: ['first_name', 'last_name'],
  missing_fields: missingFields(signUp),
  unverified_fields: signUp.emailAddress === null || signUp.verified ? [] : ['email_address'],
  verifications: { email_address: signUp.emailAddress === null ? null : verificationOf(signUp) },
  username: null,
  first_name: signUp.firstName,
  last_name: signUp.lastName,
  email_address: signUp.emailAddress,
  has_password: signUp.password !== null,
  unsafe_metadata: {},
  created_session_id: session?.id ?? null,
  created_user_id: session?.userId ?? null,
});
