import { type Session, signedInUser } from '@/account/session';
import type { ServerCopy } from '@/api/send-once';
import { foldEmail, foldText } from '@/platform/text/fold';
import { limitLongText, limitText } from '@/platform/limit-text';
import { randomId } from '@/platform/random-id';
import { serverNow } from '@/platform/server-clock';
import { anonymous, authorName } from '@/requests/entries/author-name';
import { commentedPicture } from './comment-field';
import type { Entries, ImageComment, MarketRequest } from '@/requests/entries/entry';

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
export function newEntry(field: string, text: string, session: Session): NewEntry {
  const picture = commentedPicture(field);
  return picture ? newComment(picture, text, session) : newRequest(text, session);
}
