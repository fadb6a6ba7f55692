import type { AccountState } from '@/mocks/sign-in/accounts/account-state';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** One request to the Frontend API, read, with the accounts that it is about. */
export interface Call {
  state: AccountState;
  now: number;
  /** What the path names, '' where it names nothing. */
  id: string;
  /** The session that the SDK speaks for. */
  sessionId: string | null;
  fields: URLSearchParams;
}
