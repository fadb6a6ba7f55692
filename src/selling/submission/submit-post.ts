import type { QueryClient } from '@tanstack/react-query';
import type { User } from '@/account/session';
import { ApiError } from '@/api/api-error';
import { uploadForm } from '@/api/upload-form';
import { serverNow } from '@/lib/server-clock';
import { withTabLock } from '@/lib/tab-lock';
import { productsQuery } from '@/listings/catalogue/products-query';
import type { PostStatus, PostSaver } from '@/selling/drafts/post-saver';
import { openDraftStore } from '@/selling/drafts/open-draft-store';
import { postFieldNames } from '@/selling/post/post-fields';
import { hasArrived, listingsLike } from './find-arrival';
import { toFormData } from './to-form-data';

interface SubmitPostOptions {
  saver: PostSaver;
  user: User;
  queryClient: QueryClient;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/**
 * How a delivery ended: now, or before, as another tab or an attempt that was cut off shows; or another tab has made a
 * draft of what was to be sent by itself.
 */
export type SubmissionOutcome = 'sent' | 'had-arrived' | 'an-older-version-had-arrived' | 'taken-back';

/** An answer that says no: nothing was stored. What comes without an answer, or as the server's own fault, may have been. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.kind === 'http' && (error.status ?? 500) < 500;

/** What stands on the store of it now; null where it is gone, and what the page knows where the store cannot be read. */
async function readStatus(saver: PostSaver): Promise<PostStatus | null> {
  const store = await openDraftStore();
  const posts = await store.posts().catch(() => null);
  if (!posts) return saver.status();
  return posts.find(({ id }) => id === saver.id) ?? null;
}

/** The catalogue of this moment. */
const freshListings = (queryClient: QueryClient) =>
  queryClient.fetchQuery({ ...productsQuery, staleTime: 0 });

/** What an attempt cut off before this one has come to; null where there was none, or nothing of it arrived. */
async function earlierArrival({ saver, queryClient }: SubmitPostOptions): Promise<SubmissionOutcome | null> {
  const { attempt } = saver.status();
  if (!attempt || !hasArrived(await freshListings(queryClient), attempt)) return null;
  const { fields } = saver.post();
  const isSame = postFieldNames.every((name) => attempt.fields[name] === fields[name]);
  return isSame ? 'had-arrived' : 'an-older-version-had-arrived';
}

/** Sends it and takes it from the store, in this order: an end in between leaves an attempt to look into. */
async function upload({
  saver,
  user,
  queryClient,
  signal,
  onProgress,
}: SubmitPostOptions): Promise<SubmissionOutcome> {
  const { fields } = saver.post();
  const known = queryClient.getQueryData(productsQuery.queryKey) ?? [];
  const knownIds = listingsLike(known, { fields, email: user.email }).map(({ id }) => id);
  await saver.setStatus({ attempt: { startedAt: serverNow(), email: user.email, fields, knownIds } });
  try {
    await uploadForm('/api/products/', toFormData(saver.post(), user), { signal, onProgress });
  } catch (error) {
    // What the server refuses is not sent by itself again, nor what the seller stopped.
    if (isRefusal(error)) await saver.setStatus({ attempt: null, state: 'draft' });
    else if (signal.aborted) await saver.setStatus({ state: 'draft' });
    throw error;
  }
  return 'sent';
}

/**
 * Sends a post exactly once, whatever tabs, reloads and networks do: one tab at a time, only what still stands on the store,
 * and after an attempt whose end nobody saw only when the catalogue does not show it (docs/product.md, Drafts and sending). Rejects with an
 * `ApiError`, or an `AbortError` when it was cancelled; the post then stays as it is.
 */
export function submitPost(options: SubmitPostOptions): Promise<SubmissionOutcome> {
  const { saver, queryClient } = options;
  return withTabLock('gulit:sending', async () => {
    await saver.settled();
    const status = await readStatus(saver);
    if (!status) return 'had-arrived';
    if (status.state !== saver.status().state) return 'taken-back';
    saver.adoptStatus(status);
    const outcome = (await earlierArrival(options)) ?? (await upload(options));
    if (outcome === 'an-older-version-had-arrived') await saver.setStatus({ attempt: null, state: 'draft' });
    // What stays by mistake is found to have arrived when it is sent again.
    else await saver.remove().catch(() => {});
    void queryClient.invalidateQueries({ queryKey: productsQuery.queryKey });
    return outcome;
  });
}
