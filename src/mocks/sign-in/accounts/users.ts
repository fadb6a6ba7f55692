import type { AccountState, StoredUser } from './account-state';

/** An id in Clerk's form: its kind, then letters and digits. */
export const newId = (kind: 'user' | 'sess' | 'sua' | 'sia') =>
  `${kind}_${crypto.randomUUID().replaceAll('-', '')}`;

/** Whether a text looks like an e-mail address. */
export const isEmailAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** The user of an e-mail address, ignoring case. */
export function findUserByEmail({ users }: AccountState, emailAddress: string): StoredUser | undefined {
  const wanted = emailAddress.trim().toLowerCase();
  return users.find((user) => user.emailAddress.toLowerCase() === wanted);
}
