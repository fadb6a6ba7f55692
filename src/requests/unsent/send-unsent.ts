import type { QueryClient } from '@tanstack/react-query';
import { currentAccountId, settledSession } from '@/account/session';
import { fetchAnew } from '@/api/fetch-anew';
import { type Attempt, type LikeSent, isArrivalOf, sendOnce } from '@/api/send-once';
import { randomId } from '@/lib/random-id';
import { entriesQuery } from '@/requests/entries/entries-query';
import type { Entries } from '@/requests/entries/entry';
import { serverNow } from '@/lib/server-clock';
import { type UnsentKey, type UnsentText, changeUnsent, findUnsent } from './unsent-texts';

interface SendUnsentOptions {
  queryClient: QueryClient;
  /** Where the text was submitted, trimmed, by `changeUnsent`. */
  unsentKey: UnsentKey;
  text: string;
  /** The entries of the same author and text. */
  findLike: (entries: Entries) => readonly LikeSent[];
  /** Sends it under an idempotency key. */
  post: (key: string) => Promise<void>;
}

/**
 * Sends a text that was submitted, exactly once (docs/product.md, Requests): it is kept with its attempt before
 * it leaves, and sent a second time only where the server's list does not show it. Rejects with the error of
 * the call; the text then stays.
 */
export async function sendUnsent({ queryClient, unsentKey, text, findLike, post }: SendUnsentOptions) {
  /** Another tab may have submitted another text meanwhile, which must not go with this one. */
  const changeSubmitted = async (submitted: UnsentText['submitted']) =>
    changeUnsent(
      unsentKey,
      serverNow(),
      (kept) => ({ text: kept.text, submitted: kept.submitted && submitted }),
      text,
    );
  await sendOnce<Attempt, 'had-arrived'>({
    lock: 'gulit:sending-entries',
    reopen: async () => {
      const submitted = findUnsent(unsentKey, text)?.submitted;
      // Another tab that showed the same text has sent it.
      return submitted ? { attempt: submitted.attempt } : 'had-arrived';
    },
    findArrival: async (attempt) => {
      const entries = await fetchAnew(queryClient, entriesQuery);
      return findLike(entries).some(isArrivalOf(attempt)) ? 'had-arrived' : null;
    },
    begin: (earlier) => {
      const known = queryClient.getQueryData(entriesQuery.queryKey);
      const knownIds = known ? findLike(known).map(({ id }) => id) : null;
      return earlier ?? { key: randomId(), startedAt: serverNow(), knownIds };
    },
    keepAttempt: (attempt) => changeSubmitted({ text, isShown: false, attempt }),
    transmit: ({ key }) => post(key),
    settle: () => changeSubmitted(null),
  });
}

/** The account of a text once the provider has answered; throws where another one than its writer is signed in. */
export async function settledOwner(unsentKey: UnsentKey) {
  const session = await settledSession();
  const owner = currentAccountId();
  // What nobody had signed was given to the account that has signed in meanwhile.
  if (unsentKey.owner !== null && unsentKey.owner !== owner)
    throw new Error('The text belongs to another account.');
  return { session, unsentKey: { field: unsentKey.field, owner } };
}
