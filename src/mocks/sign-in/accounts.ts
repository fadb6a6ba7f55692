import * as v from 'valibot';
import { day } from '@/platform/time';
import { demonstrationUsers } from './demonstration-users';
import { refusals } from './refusals';

const name = v.nullable(v.string());

const userSchema = v.object({
  id: v.string(),
  emailAddress: v.string(),
  password: v.string(),
  firstName: name,
  lastName: name,
  createdAt: v.number(),
  updatedAt: v.number(),
});

const sessionSchema = v.object({
  id: v.string(),
  userId: v.string(),
  createdAt: v.number(),
  lastActiveAt: v.number(),
  expireAt: v.number(),
});

const signUpSchema = v.object({
  id: v.string(),
  emailAddress: name,
  password: name,
  firstName: name,
  lastName: name,
  codeSent: v.boolean(),
  verified: v.boolean(),
});

const signInSchema = v.object({ id: v.string(), userId: v.string(), codeSent: v.boolean() });

/**
 * Everything that the mocked provider stores. If a type or the demonstration users change, raise the version: a stored
 * state of an older version is replaced with the initial one.
 */
export const accountStateSchema = v.object({
  version: v.literal(1),
  users: v.array(userSchema),
  /** The only session, because the provider is in single-session mode. */
  session: v.nullable(sessionSchema),
  signUp: v.nullable(signUpSchema),
  signIn: v.nullable(signInSchema),
  createdAt: v.number(),
  updatedAt: v.number(),
});

export type AccountState = v.InferOutput<typeof accountStateSchema>;
export type StoredUser = v.InferOutput<typeof userSchema>;
export type StoredSession = v.InferOutput<typeof sessionSchema>;
export type StoredSignUp = v.InferOutput<typeof signUpSchema>;
export type StoredSignIn = v.InferOutput<typeof signInSchema>;

/** The initial state. It has the demonstration users, and nobody is signed in. */
export const createInitialState = (now: number): AccountState => ({
  version: 1,
  // Fixed ids: two tabs that start at the same time must have the same.
  users: demonstrationUsers.map((user, index) => ({
    id: `user_demonstration${index + 1}`,
    ...user,
    createdAt: now,
    updatedAt: now,
  })),
  session: null,
  signUp: null,
  signIn: null,
  createdAt: now,
  updatedAt: now,
});

/** An id in Clerk's format: its kind, followed by letters and digits. */
export const newId = (kind: 'user' | 'sess' | 'sua' | 'sia') =>
  `${kind}_${crypto.randomUUID().replaceAll('-', '')}`;

/** Whether a text looks like an e-mail address. */
export const isEmailAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** The user of an e-mail address, ignoring case. */
export function findUserByEmail({ users }: AccountState, emailAddress: string): StoredUser | undefined {
  const wanted = emailAddress.trim().toLowerCase();
  return users.find((user) => user.emailAddress.toLowerCase() === wanted);
}

const lifetime = 7 * day;

/** Signs a user in. Removes pending attempts, which contain passwords. */
export function openSession(state: AccountState, user: StoredUser, now: number): StoredSession {
  const session = {
    id: newId('sess'),
    userId: user.id,
    createdAt: now,
    lastActiveAt: now,
    expireAt: now + lifetime,
  };
  Object.assign(state, { session, signUp: null, signIn: null });
  return session;
}

/** The session with this id, and its user. Without one, throws a 401, at which the SDK signs its tab out. */
export function requireSession(
  state: AccountState,
  id: string | null,
): { session: StoredSession; user: StoredUser } {
  const { session } = state;
  const user = state.users.find((one) => one.id === session?.userId);
  if (!session || !user || session.id !== id) throw refusals.signedOut();
  return { session, user };
}
