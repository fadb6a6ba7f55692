import type { QueryClient } from '@tanstack/react-query';
import type { User } from './session';

/** Data of an account that only this device has. */
interface UnsentData {
  /** Texts such as '1 unsent post'; empty if there is no unsent data. */
  facts: readonly string[];
  /** Whether any of the data waits to be sent. Drafts do not. */
  mayBeSent: boolean;
}

/** How logging out handles the data that a room stores on this device for an account. */
export interface AccountData {
  /** Describes the data that only this device has. */
  describe?: (accountId: string) => Promise<UnsentData>;
  /** Sends the waiting data. Returns whether all of it arrived. */
  send?: (user: User) => Promise<boolean>;
  /** Deletes the data that `describe` reports. */
  deleteUnsent?: (accountId: string) => Promise<void>;
  /** Deletes what the next person at this device must not see. Unsent data may stay. */
  forgetPrivate?: (accountId: string) => void;
}

/** Loads the handlers of all rooms before a logout. */
export type LoadAccountData = (queryClient: QueryClient) => Promise<readonly AccountData[]>;
