import type { QueryClient } from '@tanstack/react-query';
import { currentAccountId, resolveSession, signedInUser, type Session } from '@/account/session';
import { ApiError } from '@/api/api-error';
import { fetchFresh } from '@/api/get-json';
import { postJson } from '@/api/post-json';
import { attemptTime, isCopyOfAttempt, sendOnce, withIdempotencyKey, type ServerCopy } from '@/api/send-once';
import { message } from '@/language/translate';
import { randomId } from '@/platform/random-id';
import { serverNow } from '@/platform/server-clock';
import { foldEmail, foldText } from '@/platform/text/fold';
import { limitLongText, limitText } from '@/platform/text/limit-text';
import { entriesQuery, hasNoEntries, readEntries } from '@/requests/entries/entries-query';
import {
  addPendingEntries,
  anonymous,
  authorName,
  joinEntries,
  type Entries,
  type ImageComment,
  type MarketRequest,
} from '@/requests/entries/entry';
import { rememberOwnRequest } from '@/requests/entries/own-requests';
import { claimUnsentTexts, textOutbox, type Field, type TextAttempt, type UnsentKey } from './unsent-texts';

/** A request or comment before it is sent. */
interface NewEntry {
  /** Finds the entries in the server's list with the same author and text. */
  findCopies: (entries: Entries) => readonly ServerCopy[];
  body: Record<string, string | number>;
  /** The entry to show while it is being sent. */
  pending: Partial<Entries>;
}

const isSame = (one: string, other: string) => foldText(one) === foldText(other);

function newRequest(text: string, session: Session): NewEntry {
  const name = authorName(session);
  const texts = { name: limitText(name), message: limitLongText(text) };
  const isCopy = (other: MarketRequest) =>
    // An attempt before the sign-in had the name 'Anonymous'.
    [texts.name, anonymous].some((writer) => isSame(other.name, writer)) &&
    isSame(other.message, texts.message);
  return {
    findCopies: ({ requests }) =>
      requests.filter(isCopy).map(({ id, createdAt }) => ({ id, date: createdAt })),
    body: { name, message: text },
    pending: { requests: [{ ...texts, id: randomId(), createdAt: serverNow(), isPending: true }] },
  };
}

/** The API's ids are usually numbers; others stay strings. */
const toWireId = (id: string) => (/^\d{1,15}$/.test(id) ? Number(id) : id);

const wrongAccount = (advice: string): ApiError =>
  new ApiError('The writer is not signed in.', { kind: 'wrong-account', advice });

type Picture = Pick<ImageComment, 'productId' | 'imageId'>;

function newComment({ productId, imageId }: Picture, comment: string, session: Session): NewEntry {
  const email = signedInUser(session)?.email;
  if (email === undefined)
    throw wrongAccount(message("Sign-in isn't available right now. Check your connection and try again."));
  const text = limitLongText(comment);
  const now = serverNow();
  const isCopy = (other: ImageComment) =>
    other.productId === productId &&
    other.imageId === imageId &&
    foldEmail(other.email) === foldEmail(email) &&
    isSame(other.text, text);
  return {
    findCopies: ({ comments }) => comments.filter(isCopy).map(({ id, postedAt }) => ({ id, date: postedAt })),
    body: {
      product_id: toWireId(productId),
      image_id: toWireId(imageId),
      user_email: email,
      comment,
      date_posted: new Date(now).toISOString(),
    },
    pending: {
      comments: [{ productId, imageId, email, text, id: randomId(), postedAt: now, isPending: true }],
    },
  };
}

const newEntry = (field: Field, text: string, session: Session): NewEntry =>
  field.kind === 'comment' ? newComment(field, text, session) : newRequest(text, session);

/** POSTs an entry with its idempotency key. The list shows the entry at once, and removes it if sending fails. */
async function postEntry({ body, pending }: NewEntry, key: string, queryClient: QueryClient): Promise<void> {
  const removePending = addPendingEntries(pending);
  try {
    const answer = await withIdempotencyKey('/api/cat', key, (headers) =>
      postJson('/api/cat', body, headers),
    );
    /** The stored entry, if the response contains it. */
    const stored = readEntries([answer]);
    // Cancels a running fetch: its older response would overwrite the new entry.
    await queryClient.cancelQueries(entriesQuery);
    queryClient.setQueryData(entriesQuery.queryKey, (known) => known && joinEntries(stored, known));
    const refreshed = queryClient.invalidateQueries(entriesQuery);
    if (hasNoEntries(stored)) await refreshed;
  } finally {
    removePending();
  }
}

function createAttempt({ findCopies }: NewEntry, text: string, queryClient: QueryClient): TextAttempt {
  const known = queryClient.getQueryData(entriesQuery.queryKey);
  const knownIds = known ? findCopies(known).map(({ id }) => id) : null;
  return { key: randomId(), text, ...attemptTime(), knownIds };
}

function rememberArrived({ findCopies }: NewEntry, owner: string | null, queryClient: QueryClient): void {
  const known = queryClient.getQueryData(entriesQuery.queryKey);
  const [arrived] = known ? findCopies(known) : [];
  if (arrived) rememberOwnRequest(arrived.id, owner);
}

/**
 * Sends a stored text exactly once (docs/api.md, Exactly once). Resolves to false if the text was removed from this
 * device, and the server is not known to have it. If this rejects, the text stays stored.
 */
export async function sendText(
  submittedKey: UnsentKey,
  text: string,
  queryClient: QueryClient,
): Promise<boolean> {
  const session = await resolveSession();
  // A text without an owner belongs to the account that has signed in meanwhile.
  claimUnsentTexts(session);
  const { field } = submittedKey;
  const owner = submittedKey.owner ?? currentAccountId();
  const checkOwner = () => {
    if (currentAccountId() !== owner)
      throw wrongAccount(
        message('This text belongs to another account. Sign in to that account to send it.'),
      );
  };
  checkOwner();
  const entry = newEntry(field, text, session);
  const outcome = await sendOnce(textOutbox({ field, owner }, text), {
    lock: 'gulit:sending-entries',
    hasArrived: async (attempt) => {
      const entries = await fetchFresh(queryClient, entriesQuery);
      return entry.findCopies(entries).some(isCopyOfAttempt(attempt));
    },
    isUnchanged: () => true,
    createAttempt: () => createAttempt(entry, text, queryClient),
    send: async ({ key }) => {
      // The writer may have signed out while the text waited for another tab or for the server's list.
      checkOwner();
      await postEntry(entry, key, queryClient);
    },
  });
  if (outcome !== 'sent') return false;
  if (field.kind !== 'comment') rememberArrived(entry, owner, queryClient);
  return true;
}
