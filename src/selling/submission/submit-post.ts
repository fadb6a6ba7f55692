import type { QueryClient } from '@tanstack/react-query';
import type { User } from '@/account/session';
import { fetchFresh } from '@/api/get-json';
import {
  attemptTime,
  isCopyOfAttempt,
  sendOnce,
  withIdempotencyKey,
  type SendingOutcome,
} from '@/api/send-once';
import { uploadForm } from '@/api/upload-form';
import type { Listing } from '@/listings/listing';
import { catalogueQuery, loadedListings } from '@/listings/use-catalogue';
import { foldEmail, foldText } from '@/platform/text/fold';
import { limitText } from '@/platform/text/limit-text';
import type { PostSaver } from '@/selling/drafts/post-saver';
import { fileIdsOf, type PostAttempt } from '@/selling/drafts/stored-post';
import { mediaFields, type Post } from '@/selling/post/post';
import { postFieldNames, postFields, toWire } from '@/selling/post/post-fields';

/** A post as the form data of `POST /api/products/`. Empty fields are left out. */
export function toFormData({ fields, media }: Post, user: User): FormData {
  const texts = [
    ...postFieldNames.map((name) => [postFields[name].wireName, toWire(name, fields[name])] as const),
    ['email', user.email.trim()],
    ['first_name', user.firstName.trim()],
    ['last_name', user.lastName.trim()],
  ] as const;
  const [main, ...additional] = media.photos;
  const files: (readonly [string, File | undefined])[] = [
    [mediaFields.profile.wireName, media.profile?.file],
    [mediaFields.main.wireName, main?.file],
    [mediaFields.video.wireName, media.video?.file],
    ...additional.map(({ file }) => [mediaFields.additional.wireName, file] as const),
  ];
  const form = new FormData();
  for (const [name, text] of texts) if (text !== '') form.append(name, text);
  for (const [name, file] of files) if (file && file.size > 0) form.append(name, file, file.name);
  return form;
}

/** The seller's listings with the same name, company and category as a post. */
const similarListings = (
  listings: readonly Listing[],
  { fields, email }: Pick<PostAttempt, 'fields' | 'email'>,
): readonly Listing[] =>
  listings.filter(
    (listing) =>
      listing.ownerEmail === foldEmail(email) &&
      foldText(listing.name) === foldText(limitText(fields.productName)) &&
      foldText(listing.company) === foldText(limitText(fields.companyName)) &&
      listing.category === fields.category,
  );

/** Whether an attempt has arrived: there is a similar listing that did not exist before. */
export const hasArrived = (listings: readonly Listing[], attempt: PostAttempt): boolean =>
  similarListings(listings, attempt)
    .map(({ id, postedAt }) => ({ id, date: postedAt }))
    .some(isCopyOfAttempt(attempt));

interface SubmitPostOptions {
  saver: PostSaver;
  user: User;
  queryClient: QueryClient;
  signal: AbortSignal;
  /** Called with the uploaded part, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** The reason for aborting an upload that the seller did not cancel. The post then stays pending. */
export const suspendedReason = 'suspended';

const hasSameContent = ({ fields, fileIds }: PostAttempt, post: Post): boolean =>
  postFieldNames.every((name) => fields[name] === post.fields[name]) &&
  JSON.stringify(fileIds) === JSON.stringify(fileIdsOf(post));

/** A 64-bit hash. `crypto.subtle` is missing on pages without https. */
function hashOf(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 0x9e3779b1);
    low = Math.imul(low ^ code, 0x5f356495);
  }
  return [high, low].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}

/** The key of an attempt, the same in all tabs: without https there are no locks, so two tabs may send at once. */
const attemptKey = (post: Post, email: string): string =>
  `${post.id}-${hashOf(JSON.stringify([email, post.fields, fileIdsOf(post)]))}`;

function createAttempt(post: Post, { email }: User, queryClient: QueryClient): PostAttempt {
  const { fields } = post;
  const known = loadedListings(queryClient);
  const knownIds = known ? similarListings(known, { fields, email }).map(({ id }) => id) : null;
  return {
    key: attemptKey(post, email),
    ...attemptTime(),
    email,
    fields,
    fileIds: fileIdsOf(post),
    knownIds,
  };
}

function upload({ key }: PostAttempt, { saver, user, signal, onProgress }: SubmitPostOptions) {
  const form = toFormData(saver.currentPost(), user);
  return withIdempotencyKey('/api/products/', key, (headers) =>
    uploadForm('/api/products/', form, { signal, onProgress, headers }),
  );
}

/**
 * Waits for a call. If it fails after the seller has cancelled, the post becomes a draft, which is not sent
 * automatically. No other tab sends the post before, because this tab still holds the lock.
 */
async function orBecomeDraft<Answer>(
  call: Promise<Answer>,
  { saver, signal }: SubmitPostOptions,
): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    if (signal.aborted && signal.reason !== suspendedReason) await saver.makeDraft();
    throw error;
  }
}

/**
 * Sends a post exactly once, and only for its own seller (docs/product.md, Drafts and sending). Rejects with an
 * `ApiError`, or with an `AbortError` if it was cancelled. The post then stays on the device.
 */
export async function submitPost(options: SubmitPostOptions): Promise<SendingOutcome> {
  const { saver, user, queryClient } = options;
  const outcome = await sendOnce(saver.outboxOf(user.id), {
    lock: 'gulit:sending',
    hasArrived: async (attempt) => {
      const { listings } = await orBecomeDraft(fetchFresh(queryClient, catalogueQuery), options);
      return hasArrived(listings, attempt);
    },
    isUnchanged: (attempt) => hasSameContent(attempt, saver.currentPost()),
    createAttempt: () => createAttempt(saver.currentPost(), user, queryClient),
    send: (attempt) => orBecomeDraft(upload(attempt, options), options),
  });
  void queryClient.invalidateQueries({ queryKey: catalogueQuery.queryKey });
  return outcome;
}
