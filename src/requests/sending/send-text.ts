import type { QueryClient } from '@tanstack/react-query';
import { currentAccountId, resolveSession } from '@/account/session';
import { fetchFresh } from '@/api/get-json';
import { type Attempt, attemptTime, isCopyOfAttempt, sendOnce } from '@/api/send-once';
import { randomId } from '@/platform/random-id';
import { parseAnswer } from '@/requests/entries/answer';
import { entriesQuery } from '@/requests/entries/entries-query';
import { type NewEntry, newEntry, postEntry } from './post-entry';
import { newSince, rememberSeen, seenUntil } from '@/requests/entries/request-news';
import { rememberOwnRequest } from '@/requests/entries/own-requests';
import { type UnsentKey, type UnsentText, changeUnsent, findUnsentText } from './unsent-texts';

/** Records the sent request as the visitor's own, so that it does not count as new. */
function noteArrival(
  queryClient: QueryClient,
  { findLike }: NewEntry,
  owner: string | null,
  hadNews: boolean,
) {
  const known = queryClient.getQueryData(entriesQuery.queryKey);
  const [like] = known ? findLike(known) : [];
  const arrived = known?.requests.find(({ id }) => id === like?.id);
  if (arrived && !parseAnswer(arrived)) rememberOwnRequest(arrived.id, owner);
  if (known && !hadNews && seenUntil.read() !== null) rememberSeen(known.requests);
}

/**
 * Sends a submitted text exactly once (docs/product.md, Requests). It is stored with its attempt before
 * sending, and sent again only if the server's list does not contain it. Rejects with the call's error; the
 * text then stays. This code loads late, because most visitors never send.
 */
export async function sendText(
  submittedUnder: UnsentKey,
  text: string,
  queryClient: QueryClient,
): Promise<void> {
  const session = await resolveSession();
  const { field } = submittedUnder;
  const owner = currentAccountId();
  // An unsigned text now belongs to the account that signed in meanwhile.
  if (submittedUnder.owner !== null && submittedUnder.owner !== owner)
    throw new Error('The text belongs to another account.');
  const unsentKey = { field, owner };
  const entry = newEntry(field, text, session);
  const known = () => queryClient.getQueryData(entriesQuery.queryKey);
  const hadNews = newSince(known()?.requests ?? [], seenUntil.read()).length > 0;
  /** Another tab may have submitted a different text meanwhile, which must not be sent with this one. */
  const changeSubmitted = async (submitted: UnsentText['submitted']) =>
    changeUnsent(unsentKey, (kept) => ({ text: kept.text, submitted: kept.submitted && submitted }), text);
  await sendOnce<Attempt, 'had-arrived'>({
    lock: 'gulit:sending-entries',
    reopen: async () => {
      const submitted = findUnsentText(unsentKey, text)?.submitted;
      // Another tab that showed the same text has sent it.
      return submitted ? { attempt: submitted.attempt } : 'had-arrived';
    },
    findArrival: async (attempt) => {
      const entries = await fetchFresh(queryClient, entriesQuery);
      return entry.findLike(entries).some(isCopyOfAttempt(attempt)) ? 'had-arrived' : null;
    },
    begin: (earlier) => {
      const entries = known();
      const knownIds = entries ? entry.findLike(entries).map(({ id }) => id) : null;
      return earlier ?? { key: randomId(), ...attemptTime(), knownIds };
    },
    keepAttempt: (attempt) => changeSubmitted({ text, isShown: false, attempt }),
    transmit: ({ key }) => postEntry(entry, key, queryClient),
    settle: () => changeSubmitted(null),
  });
  if (field.kind !== 'comment') noteArrival(queryClient, entry, owner, hadNews);
}
