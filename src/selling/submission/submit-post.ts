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
 * How a submission ended. `had-arrived`: another tab or an earlier attempt has sent it. `taken-back`: another tab has made a
 * draft of a pending post.
 */
export type SubmissionOutcome = 'sent' | 'had-arrived' | 'an-older-version-had-arrived' | 'taken-back';

/** A 4xx answer: the server has stored nothing. After a 5xx or without an answer it may have. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.kind === 'http' && (error.status ?? 500) < 500;

/**
 * The status in the store, which another tab may have changed; null where the post is gone, and this page's own where the
 * store cannot be read.
 */
async function readStatus(saver: PostSaver): Promise<PostStatus | null> {
  const store = await openDraftStore();
  const posts = await store.posts().catch(() => null);
  if (!posts) return saver.status();
  return posts.find(({ id }) => id === saver.id) ?? null;
}

const freshListings = (queryClient: QueryClient) =>
  queryClient.fetchQuery({ ...productsQuery, staleTime: 0 });

/** The outcome of an earlier attempt whose end is not known; null where there was none or it did not arrive. */
async function earlierArrival({ saver, queryClient }: SubmitPostOptions): Promise<SubmissionOutcome | null> {
  const { attempt } = saver.status();
  if (!attempt || !hasArrived(await freshListings(queryClient), attempt)) return null;
  const { fields } = saver.post();
  const isSame = postFieldNames.every((name) => attempt.fields[name] === fields[name]);
  return isSame ? 'had-arrived' : 'an-older-version-had-arrived';
}

/** Notes the attempt before it begins, so that the next one can look for its post if the page is closed meanwhile. */
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
    // Neither a refused post nor a cancelled one may be sent again without *Submit*.
    if (isRefusal(error)) await saver.setStatus({ attempt: null, state: 'draft' });
    else if (signal.aborted) await saver.setStatus({ state: 'draft' });
    throw error;
  }
  return 'sent';
}

/**
 * Sends a post exactly once: one tab at a time, only while it is in the store, and after an attempt whose end is not known
 * only when the catalogue does not list it (docs/product.md, Drafts and sending). Rejects with an `ApiError`, or an
 * `AbortError` when it was cancelled; the post then stays in the store.
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
    // If removal fails, the next send finds the post on the server.
    else await saver.remove().catch(() => {});
    void queryClient.invalidateQueries({ queryKey: productsQuery.queryKey });
    return outcome;
  });
}
