import { demonstrationSellers } from '@/mocks/demonstration/owners';
import { day } from '@/platform/time';

export interface StoredUser {
  id: string;
  emailAddress: string;
  password: string;
  firstName: string | null;
  lastName: string | null;
  createdAt: number;
}

export interface StoredSession {
  id: string;
  userId: string;
  createdAt: number;
  lastActiveAt: number;
  expireAt: number;
}

/** A sign-up that waits for its code. */
export interface StoredSignUp {
  id: string;
  emailAddress: string;
  password: string;
  codeSent: boolean;
}

/** A sign-in that waits for its password or code. */
export interface StoredSignIn {
  id: string;
  userId: string;
  codeSent: boolean;
}

/** Everything that the mocked provider stores. */
export interface AccountState {
  users: StoredUser[];
  /** The only session, because the provider is in single-session mode. */
  session: StoredSession | null;
  signUp: StoredSignUp | null;
  signIn: StoredSignIn | null;
  createdAt: number;
  updatedAt: number;
}

/** The accounts that exist from the start. The login page shows them. */
export const demonstrationUsers = demonstrationSellers.map(({ owner }, index) => ({
  firstName: owner.first_name,
  lastName: owner.last_name,
  emailAddress: owner.email,
  password: `gulit-demo-${index + 1}`,
}));

const createInitialState = (now: number): AccountState => ({
  users: demonstrationUsers.map((user, index) => ({
    id: `user_demonstration${index + 1}`,
    ...user,
    createdAt: now,
  })),
  session: null,
  signUp: null,
  signIn: null,
  createdAt: now,
  updatedAt: now,
});

/** Where the accounts are stored, with the rest of the mocked server's state. */
interface AccountStorage {
  read: () => Promise<{ accounts: AccountState | null }>;
  update: <Result>(change: (state: { accounts: AccountState | null }) => Result) => Promise<Result>;
}

/** A store of the provider's users and of who is signed in. */
export function createAccountStore({ read, update }: AccountStorage) {
  const current = (stored: AccountState | null): AccountState => {
    const state = stored ?? createInitialState(Date.now());
    if (state.session && state.session.expireAt <= Date.now()) state.session = null;
    return state;
  };
  return {
    read: async () => current((await read()).accounts),
    update: <Result>(change: (state: AccountState) => Result): Promise<Result> =>
      update((all) => {
        const state = current(all.accounts);
        all.accounts = state;
        // The SDK ignores a response whose `updated_at` has not increased.
        state.updatedAt = Math.max(Date.now(), state.updatedAt + 1);
        return change(state);
      }),
  };
}

export type AccountStore = ReturnType<typeof createAccountStore>;

/** An id in Clerk's format: the kind of object, followed by letters and digits. */
export const newId = (kind: 'user' | 'sess' | 'sua' | 'sia') =>
  `${kind}_${crypto.randomUUID().replaceAll('-', '')}`;

/** The user of an e-mail address, ignoring case. */
export function findUserByEmail({ users }: AccountState, emailAddress: string): StoredUser | undefined {
  const wanted = emailAddress.trim().toLowerCase();
  return users.find((user) => user.emailAddress.toLowerCase() === wanted);
}

/** Signs a user in. Removes pending attempts, which contain passwords. */
export function openSession(state: AccountState, user: StoredUser): StoredSession {
  const now = Date.now();
  const session = {
    id: newId('sess'),
    userId: user.id,
    createdAt: now,
    lastActiveAt: now,
    expireAt: now + 7 * day,
  };
  Object.assign(state, { session, signUp: null, signIn: null });
  return session;
}
