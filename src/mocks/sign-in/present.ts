import { hour } from '@/platform/time';
import type { AccountState, StoredSession, StoredSignIn, StoredSignUp, StoredUser } from './accounts';

/** The id of a user's one e-mail address. */
const emailAddressId = ({ id }: StoredUser) => id.replace('user_', 'idn_');

/** The fields with a user's name, which several responses contain. */
const nameFields = ({ firstName, lastName }: Pick<StoredUser, 'firstName' | 'lastName'>) => ({
  first_name: firstName,
  last_name: lastName,
  image_url: '',
  has_image: false,
});

/** A user as Clerk sends it, without the password. */
const presentUser = (user: StoredUser) => ({
  object: 'user',
  id: user.id,
  username: null,
  ...nameFields(user),
  primary_email_address_id: emailAddressId(user),
  email_addresses: [
    {
      object: 'email_address',
      id: emailAddressId(user),
      email_address: user.emailAddress,
      linked_to: [],
      verification: { status: 'verified', strategy: 'email_code' },
    },
  ],
  password_enabled: true,
  public_metadata: {},
  unsafe_metadata: {},
  created_at: user.createdAt,
  updated_at: user.createdAt,
});

/** How long a token is valid, in ms. Clerk's tokens last a minute, but then the SDK would refresh them often. */
const tokenLifetime = hour;

const seconds = (time: number) => Math.floor(time / 1000);
const encode = (part: object) =>
  btoa(JSON.stringify(part)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** The token of a session. It has no signature, because browsers never check signatures. */
export function sessionToken({ id, userId }: StoredSession): { object: 'token'; jwt: string } {
  const now = Date.now();
  const header = { alg: 'none', typ: 'JWT' };
  const claims = { sid: id, sub: userId, iat: seconds(now), exp: seconds(now + tokenLifetime) };
  return { object: 'token', jwt: `${encode(header)}.${encode(claims)}.mock` };
}

/** A session of a user as Clerk sends it. All times are in ms. */
export const presentSession = (session: StoredSession, user: StoredUser) => ({
  object: 'session',
  id: session.id,
  status: 'active',
  expire_at: session.expireAt,
  abandon_at: session.expireAt,
  last_active_at: session.lastActiveAt,
  last_active_organization_id: null,
  actor: null,
  user: presentUser(user),
  public_user_data: { ...nameFields(user), identifier: user.emailAddress },
  last_active_token: sessionToken(session),
  created_at: session.createdAt,
  updated_at: session.lastActiveAt,
});

/** A sign-in of a user as Clerk sends it. It is complete if there is a session. */
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
  user_data: nameFields(user),
  created_session_id: session?.id ?? null,
});

/** A sign-up as Clerk sends it, without the password. It is complete if there is a session. */
export const presentSignUp = (
  { id, emailAddress, codeSent }: StoredSignUp,
  session: StoredSession | null,
) => ({
  object: 'sign_up',
  id,
  status: session ? 'complete' : 'missing_requirements',
  required_fields: ['email_address', 'password'],
  optional_fields: [],
  missing_fields: [],
  unverified_fields: session ? [] : ['email_address'],
  verifications: {
    email_address: {
      status: session ? 'verified' : 'unverified',
      strategy: 'email_code',
      next_action: session ? '' : codeSent ? 'needs_attempt' : 'needs_prepare',
      supported_strategies: ['email_code'],
    },
  },
  username: null,
  first_name: null,
  last_name: null,
  email_address: emailAddress,
  has_password: true,
  unsafe_metadata: {},
  created_session_id: session?.id ?? null,
  created_user_id: session?.userId ?? null,
});

/** The client as Clerk sends it: the session and the pending sign-in and sign-up. */
export function presentClient(state: AccountState) {
  const { session, signIn, signUp } = state;
  const userOf = (id: string | undefined) => state.users.find((user) => user.id === id);
  const signedIn = userOf(session?.userId);
  const signingIn = userOf(signIn?.userId);
  return {
    object: 'client',
    id: 'client_mock',
    sessions: session && signedIn ? [presentSession(session, signedIn)] : [],
    sign_in: signIn && signingIn ? presentSignIn(signIn, signingIn, null) : null,
    sign_up: signUp && presentSignUp(signUp, null),
    last_active_session_id: session && signedIn ? session.id : null,
    captcha_bypass: true,
    cookie_expires_at: null,
    created_at: state.createdAt,
    updated_at: state.updatedAt,
  };
}
