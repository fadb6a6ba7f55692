import type { QueryClient } from '@tanstack/react-query';
import { type Session, signedInUser } from '@/account/session';
import { withIdempotencyKey } from '@/api/idempotency-key';
import { postJson } from '@/api/post-json';
import type { ServerCopy } from '@/api/send-once';
import { limitLongText, limitText } from '@/platform/limit-text';
import { randomId } from '@/platform/random-id';
import { serverNow } from '@/platform/server-clock';
import { foldEmail, foldText } from '@/platform/text/fold';
import { anonymous, authorName } from '@/requests/entries/author-name';
import { entriesQuery, hasNone, readEntries } from '@/requests/entries/entries-query';
import {
  type Entries,
  type ImageComment,
  type MarketRequest,
  joinEntries,
  putOutgoing,
} from '@/requests/entries/entry';
import type { Field } from './unsent-texts';

/** A request or comment before it is sent. */
export interface NewEntry {
  /** The entries with the same author and text. */
  findLike: (entries: Entries) => readonly ServerCopy[];
  /** The body for `POST /api/cat`, and the entry to show meanwhile. */
  compose: () => { body: Record<string, string | number>; shown: Partial<Entries> };
}

const isSame = (one: string, other: string) => foldText(one) === foldText(other);

function newRequest(message: string, session: Session): NewEntry {
  const name = authorName(session);
  const isLike = (other: MarketRequest) =>
    // An attempt before the sign-in was sent as 'Anonymous'.
    [name, anonymous].some((writer) => isSame(other.name, limitText(writer))) &&
    isSame(other.message, limitLongText(message));
  return {
    findLike: ({ requests }) => requests.filter(isLike).map(({ id, createdAt }) => ({ id, date: createdAt })),
    compose: () => {
      const texts = { name: limitText(name), message: limitLongText(message) };
      const shown = { ...texts, id: randomId(), createdAt: serverNow(), isPending: true };
      return { body: { name, message }, shown: { requests: [shown] } };
    },
  };
}

/** The API's ids are usually numbers; others stay strings. */
const idValue = (id: string) => (/^\d{1,15}$/.test(id) ? Number(id) : id);

type Picture = Pick<ImageComment, 'productId' | 'imageId'>;

function newComment({ productId, imageId }: Picture, comment: string, session: Session): NewEntry {
  const email = signedInUser(session)?.email;
  if (email === undefined) throw new Error('Nobody is signed in.');
  const text = limitLongText(comment);
  const isLike = (other: ImageComment) =>
    other.productId === productId &&
    other.imageId === imageId &&
    foldEmail(other.email) === foldEmail(email) &&
    isSame(other.text, text);
  return {
    findLike: ({ comments }) => comments.filter(isLike).map(({ id, postedAt }) => ({ id, date: postedAt })),
    compose: () => {
      const postedAt = serverNow();
      const body = {
        product_id: idValue(productId),
        image_id: idValue(imageId),
        user_email: email,
        comment,
        date_posted: new Date(postedAt).toISOString(),
      };
      const shown = { productId, imageId, email, text, id: randomId(), postedAt, isPending: true };
      return { body, shown: { comments: [shown] } };
    },
  };
}

/** Builds the request or comment from a field's text (docs/product.md, Requests). */
export const newEntry = (field: Field, text: string, session: Session): NewEntry =>
  field.kind === 'comment' ? newComment(field, text, session) : newRequest(text, session);

/**
 * POSTs an entry under its idempotency key; rejects with an `ApiError`. The entry appears in its list at once,
 * and disappears if sending fails.
 */
export async function postEntry(
  { compose }: Pick<NewEntry, 'compose'>,
  key: string,
  queryClient: QueryClient,
): Promise<void> {
  const { body, shown } = compose();
  const takeBack = putOutgoing(shown);
  try {
    const answer = await withIdempotencyKey('/api/cat', key, (headers) =>
      postJson('/api/cat', body, headers),
    );
    /** The stored entry; none if the answer does not contain it. */
    const stored = readEntries([answer]);
    // An older answer must not overwrite it.
    await queryClient.cancelQueries(entriesQuery);
    queryClient.setQueryData(entriesQuery.queryKey, (known) => known && joinEntries(stored, known));
    const refreshed = queryClient.invalidateQueries(entriesQuery);
    if (hasNone(stored)) await refreshed;
  } finally {
    takeBack();
  }
}
