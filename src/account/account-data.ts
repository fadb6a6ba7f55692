import type { QueryClient } from '@tanstack/react-query';
import type { User } from './session';

/** An account's data on this device that the server does not have. */
interface UnsentData {
  /** Texts such as '1 unsent post'; empty if there is no unsent data. */
  facts: readonly string[];
  /** Whether any of the data is waiting to be sent. Drafts are not. */
  mayBeSent: boolean;
}

/** How logging out handles the data that a room stores on this device for an account. */
export interface AccountData {
  /** Describes what the server does not have. */
  describe?: (accountId: string) => Promise<UnsentData>;
  /** Sends the waiting data. Returns whether all of it arrived. */
  send?: (user: User) => Promise<boolean>;
  /** Deletes what `describe` names. */
  deleteUnsent?: (accountId: string) => Promise<void>;
  /** Deletes what the next person at this device must not see, even if unsent data stays. */
  forgetPrivate?: (accountId: string) => void;
}

/** Loads the handlers of all rooms before a logout. */
export type LoadAccountData = (queryClient: QueryClient) => Promise<readonly AccountData[]>;
