import * as v from 'valibot';
import { createGlobalStore } from '@/platform/create-store';
import { withTimeout } from '@/platform/scheduling';
import { clockDifference, isServerClockKnown, serverClockLead, serverNow } from '@/platform/server-clock';
import { withTabLock } from '@/platform/tab-lock';
import { minute } from '@/platform/time';
import { ApiError } from './api-error';
import { apiUrl, isOwnOrigin, type ApiPath } from './api-url';
import { readTimeout } from './request';

/**
 * The fields of every attempt to send something, for the schema of a stored type. An attempt is stored before its call
 * starts, so that a reload during the call leaves a trace.
 */
export const attemptFields = {
  /** The idempotency key, the same for every attempt to send the same thing. */
  key: v.string(),
  /** When the first attempt began, in ms, by the server's clock if its time was known. */
  startedAt: v.number(),
  /** Whether `startedAt` is by the device's clock. */
  isByDevice: v.optional(v.boolean()),
  /** The ids of similar rows that the server's list already had; null if that list was not known. */
  knownIds: v.nullable(v.array(v.string())),
};

export type Attempt = v.InferOutput<v.ObjectSchema<typeof attemptFields, undefined>>;

export const attemptTime = (): Pick<Attempt, 'startedAt' | 'isByDevice'> => ({
  startedAt: serverNow(),
  isByDevice: !isServerClockKnown(),
});

/** A row of the server's list with the same content as the item that was sent. */
export interface ServerCopy {
  id: string;
  /** In ms; null if the server gives no date. */
  date: number | null;
}

/** How far the server's clock may differ from ours, in ms. */
const clockTolerance = 15 * minute;

/** Whether an attempt created a row of the server's list: the row was unknown before, and is not older. */
export const isCopyOfAttempt =
  ({ startedAt, isByDevice = false, knownIds }: Pick<Attempt, 'startedAt' | 'isByDevice' | 'knownIds'>) =>
  ({ id, date }: ServerCopy): boolean => {
    if (knownIds?.includes(id)) return false;
    const startTime = startedAt + (isByDevice ? clockDifference(serverClockLead.read()) : 0);
    // A row without a date may be old. It counts only if the list was known before the attempt.
    return date === null ? knownIds !== null : date >= startTime - clockTolerance;
  };

/** Statuses after which the server may have stored something: a proxy sent them, or they ask to try again. */
const inconclusiveStatuses = new Set([408, 409, 425, 429]);

/** Whether an error proves that nothing was stored. A redirect, a 5xx or a lost response proves nothing. */
function isConclusiveRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.kind !== 'http' || error.status === undefined) return false;
  return error.status >= 400 && error.status < 500 && !inconclusiveStatuses.has(error.status);
}

/** Why this page must not send. `withdrawn`: another tab edits the item. */
type Unsendable = 'withdrawn' | 'of-another-account';

/** Something that is stored on this device until it is sent. Other tabs may send or change it at any time. */
export interface Outbox<Stored extends Attempt> {
  /**
   * Reads the stored attempt, whose outcome is unknown, or why this page must not send. If the item `isGone` from this
   * device, the attempt is the last one that this page knows.
   */
  read: () => Promise<{ attempt: Stored | null; isGone?: boolean } | Unsendable>;
  /** Stores an attempt; null removes it after a conclusive refusal. */
  keepAttempt: (attempt: Stored | null) => Promise<void>;
  /** Removes the item from this device, because the server has it. */
  remove: () => Promise<void>;
}

/** The call that sends an item, and the search for an earlier call. */
interface Delivery<Stored extends Attempt> {
  /** The name of the tab lock. */
  lock: string;
  /** Looks for an earlier attempt in the server's list. */
  hasArrived: (attempt: Stored) => Promise<boolean>;
  /** Whether the content is the same as in an attempt. The attempt and its key are then used again. */
  isUnchanged: (attempt: Stored) => boolean;
  createAttempt: () => Stored;
  send: (attempt: Stored) => Promise<unknown>;
}

/**
 * How sending ended. `sent` also means that another tab or an earlier attempt has sent the item. `gone`: the item was
 * removed from this device, and the server is not known to have it.
 */
export type SendingOutcome = 'sent' | 'gone' | 'older-version-on-server' | Unsendable;

/**
 * Sends something exactly once across tabs, reloads and lost answers (docs/api.md, Exactly once). One tab sends at a
 * time, and a second attempt checks the server's list first. Rejects with the error of the call. The attempt stays
 * stored, unless the error proves that nothing has arrived.
 */
export function sendOnce<Stored extends Attempt>(
  outbox: Outbox<Stored>,
  { lock, hasArrived, isUnchanged, createAttempt, send }: Delivery<Stored>,
): Promise<SendingOutcome> {
  return withTabLock(lock, async () => {
    const stored = await outbox.read();
    if (typeof stored === 'string') return stored;
    const earlier = stored.attempt;
    const canRepeat = earlier !== null && isUnchanged(earlier);
    if (stored.isGone) {
      const isFound = await hasArrived(canRepeat ? earlier : createAttempt()).catch(() => false);
      return isFound ? 'sent' : 'gone';
    }
    if (earlier && (await hasArrived(earlier))) {
      await (canRepeat ? outbox.remove() : outbox.keepAttempt(null));
      return canRepeat ? 'sent' : 'older-version-on-server';
    }
    const attempt = canRepeat ? earlier : createAttempt();
    await outbox.keepAttempt(attempt);
    try {
      await send(attempt);
    } catch (error) {
      if (isConclusiveRefusal(error)) await outbox.keepAttempt(null);
      throw error;
    }
    await outbox.remove();
    return 'sent';
  });
}

/** The addresses whose preflight refused the idempotency header. */
const addressesRefusingKey = createGlobalStore(() => new Set<string>());

/** The IETF draft writes the key as a quoted string (docs/api.md, Exactly once). */
const header = (key: string) => ({ 'idempotency-key': `"${key}"` });

const isAnswered = (address: string, headers: Record<string, string>): Promise<boolean> =>
  withTimeout(
    fetch(address, { method: 'HEAD', headers, cache: 'no-store' }).then(
      () => true,
      () => false,
    ),
    readTimeout,
  );

/**
 * Whether only the header made a call fail. A refused preflight looks like a lost connection, so this asks the same
 * address with and without the header. Rejects if the server does not answer.
 */
async function refusesHeader(address: string): Promise<boolean> {
  return (await isAnswered(address, {})) && !(await isAnswered(address, header('probe')));
}

/**
 * Sends a write with its idempotency key: browsers silently repeat a POST if a connection closes without an answer. If
 * another origin refuses the header in its preflight, nothing has been sent, and the write is sent without the header.
 */
export async function withIdempotencyKey<Answer>(
  path: ApiPath,
  key: string,
  send: (headers: Record<string, string>) => Promise<Answer>,
  address = apiUrl(path),
): Promise<Answer> {
  if (addressesRefusingKey.read().has(address)) return send({});
  try {
    return await send(header(key));
  } catch (error) {
    const mayBeRefused = error instanceof ApiError && error.kind === 'network' && !isOwnOrigin(address);
    if (!mayBeRefused || !(await refusesHeader(address).catch(() => false))) throw error;
    addressesRefusingKey.read().add(address);
    return send({});
  }
}
