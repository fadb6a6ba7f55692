import { createGlobalStore } from '@/platform/create-store';
import { withTimeout } from '@/platform/with-timeout';

/**
 * How long the browser may take for one call, in ms: some IndexedDBs open and then never answer. The logout
 * waits for 5 s.
 */
const timeout = 4000;

/** Counts how often the browser has ended the connection to what it keeps, or has answered again after a silence. */
export const storeChanges = createGlobalStore(() => 0);

export const tellStoreChange = () => storeChanges.write(storeChanges.read() + 1);

/** The browser has not answered in time; it may still do what it was asked. */
export class NotAnswered extends Error {}

/** For `catch`: a read that failed counts as `otherwise`; one that was not answered in time is thrown on. */
export const fallbackUnlessTimedOut =
  <Value>(otherwise: Value) =>
  (error: unknown): Value => {
    if (error instanceof NotAnswered) throw error;
    return otherwise;
  };

/**
 * Makes a function that gives the answer of each call of one store, or rejects where it takes too long. After
 * that nothing is waited for until the store has answered anything: a form keeps a record and up to twelve
 * files.
 */
export function createAnswerInTime(): <Answer>(call: Promise<Answer>) => Promise<Answer> {
  let isSilent = false;
  return async (call) => {
    let isAnswered = false;
    const note = () => {
      isAnswered = true;
      if (!isSilent) return;
      isSilent = false;
      tellStoreChange();
    };
    call.then(note, note);
    try {
      return await withTimeout(call, isSilent ? 0 : timeout);
    } catch (error) {
      if (isAnswered) throw error;
      isSilent = true;
      throw new NotAnswered('The browser does not answer.');
    }
  };
}
