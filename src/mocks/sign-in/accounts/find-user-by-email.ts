import type { AccountState, StoredUser } from './account-state';

/** The user of an e-mail address, however its letters are written. */
export function findUserByEmail({ users }: AccountState, emailAddress: string): StoredUser | undefined {
  const wanted = emailAddress.trim().toLowerCase();
  return users.find((user) => user.emailAddress.toLowerCase() === wanted);
}
