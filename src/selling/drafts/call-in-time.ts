import { withTimeout } from '@/platform/scheduling';
import { StorageError } from '@/platform/persisted-json';

const notAnswered = () => new StorageError('The browser does not answer.');

/**
 * Wraps the calls to a database that may never answer; `database` is null if it did not open. Each call may take
 * `timeout` ms. After the first timeout all later calls reject at once.
 */
export function createTimedCalls<Database>(database: Database | null, timeout: number) {
  let hasTimedOut = false;

  async function callDatabase<Answer>(call: (of: Database) => Promise<Answer>): Promise<Answer> {
    if (!database || hasTimedOut) throw notAnswered();
    let isAnswered = false;
    const answer = call(database).finally(() => {
      isAnswered = true;
    });
    try {
      return await withTimeout(answer, timeout);
    } catch (error) {
      if (isAnswered) throw error;
      hasTimedOut = true;
      throw notAnswered();
    }
  }

  return {
    hasTimedOut: () => hasTimedOut,
    callDatabase,
    /** Like `callDatabase`, but says whether it succeeded instead of rejecting. */
    succeeds: (call: (of: Database) => Promise<void>): Promise<boolean> =>
      callDatabase(call).then(
        () => true,
        () => false,
      ),
  };
}
