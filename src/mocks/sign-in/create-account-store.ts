import * as v from 'valibot';
import { accountStateSchema, createInitialState, type AccountState } from './accounts';

interface Options {
  /** Where the accounts are stored. A page uses `localStorage`, so that all tabs share them. */
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** The provider's clock, in ms since 1970. */
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

/** Ends a session that has expired or whose user no longer exists. */
function endStaleSession(state: AccountState, now: number): void {
  const { session, users } = state;
  const lives = session && session.expireAt > now && users.some(({ id }) => id === session.userId);
  if (!lives) state.session = null;
}

/**
 * The provider's users, and the one who is signed in. Read at each request, because another tab may have changed them.
 */
export function createAccountStore({ storage, now = () => Date.now() }: Options) {
  /** A state that the storage refused. It lasts until a reload. */
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

  /** The current state, or the initial one if the stored state is unreadable or has another version. */
  function read(): AccountState {
    const state = parseState(readText()) ?? createInitialState(now());
    endStaleSession(state, now());
    return state;
  }

  return {
    now,
    read,
    /** Stores the state after `change` has modified it. If `change` throws, stores nothing. */
    update<Result>(change: (state: AccountState) => Result): Result {
      const state = read();
      // The SDK ignores a response whose `updated_at` has not increased.
      state.updatedAt = Math.max(now(), state.updatedAt + 1);
      const result = change(state);
      write(state);
      return result;
    },
  };
}

export type AccountStore = ReturnType<typeof createAccountStore>;
