import * as v from 'valibot';

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
 * All that the mocked provider keeps. The version goes up with every change of a shape or of the demonstration's users:
 * what an older one left is then begun anew.
 */
export const accountStateSchema = v.object({
  version: v.literal(1),
  users: v.array(userSchema),
  /** One at most: an account here is signed in alone. */
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
