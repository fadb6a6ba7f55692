import { withTabLock } from '@/platform/tab-lock';
import { clockDifference, serverAhead, serverNow } from '@/platform/server-clock';
import { minute } from '@/platform/time';
import { ApiError } from './api-error';
import { kindOf } from './api-error-kinds';

/** An attempt to send something, noted before it begins, so that a page load that ends it leaves a trace. */
export interface Attempt {
  /** The idempotency key, the same for every attempt to send the same thing. */
  key: string;
  /** When the first attempt began, in ms, by the server's clock where it was known. */
  startedAt: number;
  /** Whether only the device's clock was known then. */
  isByDevice?: boolean | undefined;
  /** The ids of what the server had already that looks the same; null where its list was not known then. */
  knownIds: string[] | null;
}

export const attemptTime = (): Pick<Attempt, 'startedAt' | 'isByDevice'> => ({
  startedAt: serverNow(),
  isByDevice: !Number.isFinite(serverAhead.read()),
});

/** Something in the server's list that looks like what was sent. */
export interface ServerCopy {
  id: string;
  /** Milliseconds; null where the server gives no date. */
  date: number | null;
}

/** How far the server's clock may be from ours, in ms. */
const clockTolerance = 15 * minute;

/**
 * Whether something came with an attempt whose end nobody saw: it was not known before, and is not older than
 * the attempt.
 */
export const isCopyOfAttempt =
  ({ startedAt, isByDevice = false, knownIds }: Pick<Attempt, 'startedAt' | 'isByDevice' | 'knownIds'>) =>
  ({ id, date }: ServerCopy): boolean => {
    if (knownIds?.includes(id)) return false;
    const begun = startedAt + (isByDevice ? clockDifference(serverAhead.read()) : 0);
    // Without a date it may be from any day, unless the list was known before.
    return date === null ? knownIds !== null : date >= begun - clockTolerance;
  };

/** 429 asks to come again; the others may come from a proxy after the server has stored what it was sent. */
const undecided = new Set([408, 409, 425, 429]);

/**
 * Whether the server said no, so that nothing was stored. Without an answer, or after a fault of its own,
 * something may be.
 */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError) || !kindOf(error).isAnswer || error.status === undefined) return false;
  return error.status < 500 && !undecided.has(error.status);
}

/**
 * `Elsewhere` is how sending may end without this page: another tab has sent or changed it, or an earlier
 * attempt arrived.
 */
interface OnceOptions<Stored extends Attempt, Elsewhere extends string> {
  /** Names the lock of the tab that sends; one at a time may hold it. */
  lock: string;
  /**
   * Reads what the device keeps now: the attempt whose end nobody has seen, if any, or what another tab has
   * made of it.
   */
  reopen: () => Promise<{ attempt: Stored | null } | Elsewhere>;
  /** Looks in the server's own list what an earlier attempt has come to; null where nothing of it is there. */
  findArrival: (attempt: Stored) => Promise<Elsewhere | null>;
  /** The next attempt: the earlier one again while it says the same, with its key. */
  begin: (earlier: Stored | null) => Stored;
  /** Keeps an attempt on the device; null once the server has refused it. */
  keepAttempt: (attempt: Stored | null) => Promise<void>;
  transmit: (attempt: Stored) => Promise<unknown>;
  /** Called when there is nothing left to send. */
  settle: (outcome: 'sent' | Elsewhere) => Promise<void>;
}

/**
 * Sends something exactly once over tabs, reloads and lost answers: one tab at a time, each attempt stored before
 * it begins, and a second one only after the server's list was looked at (docs/product.md, Drafts and sending).
 * Rejects with the error of the call; what is stored then stays.
 */
export function sendOnce<Stored extends Attempt, Elsewhere extends string>(
  options: OnceOptions<Stored, Elsewhere>,
): Promise<'sent' | Elsewhere> {
  const { lock, reopen, findArrival, begin, keepAttempt, transmit, settle } = options;
  return withTabLock(lock, async () => {
    const stored = await reopen();
    if (typeof stored === 'string') return stored;
    const arrival = stored.attempt && (await findArrival(stored.attempt));
    if (arrival) {
      await settle(arrival);
      return arrival;
    }
    const attempt = begin(stored.attempt);
    await keepAttempt(attempt);
    try {
      await transmit(attempt);
    } catch (error) {
      if (isRefusal(error)) await keepAttempt(null);
      throw error;
    }
    await settle('sent');
    return 'sent';
  });
}
