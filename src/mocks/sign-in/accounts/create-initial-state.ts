import { demonstrationUsers } from '@/mocks/sign-in/demonstration-users';
import type { AccountState } from './account-state';

/** The provider before anybody came: the demonstration's users and nobody signed in. */
export const createInitialState = (now: number): AccountState => ({
  version: 1,
  // The same ids at every start, so that two tabs that begin at once speak of the same users.
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
