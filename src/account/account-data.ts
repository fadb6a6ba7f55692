import type { QueryClient } from '@tanstack/react-query';
import type { User } from './session';

/** What an account has on this device and not on the server. */
interface UnsentFacts {
  /** In words, such as '1 unsent post'; none for nothing. */
  facts: readonly string[];
  /** Whether any of it waits to be sent: a draft does not. */
  mayBeSent: boolean;
}

/** What a room keeps on this device for an account, as the logout asks about it. */
export interface AccountData {
  /** What is there and not on the server. */
  describe?: (accountId: string) => Promise<UnsentFacts>;
  /** Sends what waits to be sent; returns whether all of it has arrived. */
  send?: (user: User) => Promise<boolean>;
  /** Removes what `describe` names. */
  remove?: (accountId: string) => Promise<void>;
  /** Removes what no next person at this device may find, whatever becomes of the rest. */
  clear?: (accountId: string) => void;
}

/** Loads the data of all rooms, when somebody is about to log out. */
export type LoadAccountData = (queryClient: QueryClient) => Promise<readonly AccountData[]>;
