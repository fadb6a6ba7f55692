import * as v from 'valibot';
import { accountStateSchema, type AccountState } from './accounts/account-state';
import { createInitialState } from './accounts/create-initial-state';

interface Options {
  /** Where the accounts are kept, for all tabs and across reloads; `localStorage` in a page. */
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** The provider's clock, ms since 1970. */
  now?: () => number;
}

const storageKey = 'gulit:mock-accounts';

function parseState(text: string | null): AccountState | null {
  if (text === null) return null;
  try {
    const parsed = v.safeParse(accountStateSchema, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Ends a session whose time is over, or whose user is gone. */
function endStaleSession(state: AccountState, now: number): void {
  const { session, users } = state;
  const lives = session && session.expireAt > now && users.some(({ id }) => id === session.userId);
  if (!lives) state.session = null;
}

/** The provider's users and who is signed in. Read anew at every request, for another tab may have changed them. */
export function createAccountStore({ storage, now = () => Date.now() }: Options) {
  /** What the storage would not take: the page works with it until it is reloaded. */
  let unsaved: string | null = null;

  function readText(): string | null {
    try {
      return unsaved ?? storage.getItem(storageKey);
    } catch {
      return null;
    }
  }

  function write(state: AccountState): void {
    const text = JSON.stringify(state);
    try {
      storage.setItem(storageKey, text);
      unsaved = null;
    } catch {
      unsaved = text;
    }
  }

  /** As it is now. What cannot be read, or is of another version, begins anew. */
  function read(): AccountState {
    const state = parseState(readText()) ?? createInitialState(now());
    endStaleSession(state, now());
    return state;
  }

  return {
    now,
    read,
    /** Keeps what `change` does to the state, or nothing where it throws. */
    update<Result>(change: (state: AccountState) => Result): Result {
      const state = read();
      // The SDK takes what has not moved on for what it already has.
      state.updatedAt = Math.max(now(), state.updatedAt + 1);
      const result = change(state);
      write(state);
      return result;
    },
  };
}

/** The accounts of the mocked provider and how they change. */
export type AccountStore = ReturnType<typeof createAccountStore>;
