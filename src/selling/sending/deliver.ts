import type { QueryClient } from '@tanstack/react-query';
import type { User } from '@/account/session';
import { ApiError } from '@/api/api-error';
import { uploadForm } from '@/api/upload-form';
import { withTabLock } from '@/lib/tab-lock';
import { productsQuery } from '@/listings/catalogue/products-query';
import type { Marks, PostKeeper } from '@/selling/keeping/post-keeper';
import { openShelf } from '@/selling/keeping/shelf';
import { hasArrived, listingsLike } from './find-arrival';
import { toFormData } from './to-form-data';

interface DeliverOptions {
  keeper: PostKeeper;
  user: User;
  queryClient: QueryClient;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/**
 * How a delivery ended: now, or before, as another tab or an attempt that was cut off shows; or another tab has made a
 * draft of what was to be sent by itself.
 */
export type Delivery = 'sent' | 'had-arrived' | 'an-older-version-had-arrived' | 'taken-back';

/** An answer that says no: nothing was stored. What comes without an answer, or as the server's own fault, may have been. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.kind === 'http' && (error.status ?? 500) < 500;

/** What stands on the shelf of it now; null where it is gone, and what the page knows where the shelf cannot be read. */
async function readMarks(keeper: PostKeeper): Promise<Marks | null> {
  const shelf = await openShelf();
  const posts = await shelf.posts().catch(() => null);
  if (!posts) return keeper.marks();
  return posts.find(({ id }) => id === keeper.id) ?? null;
}

/** The catalogue of this moment. */
const freshListings = (queryClient: QueryClient) =>
  queryClient.fetchQuery({ ...productsQuery, staleTime: 0 });

/** What an attempt cut off before this one has come to; null where there was none, or nothing of it arrived. */
async function earlierArrival({ keeper, queryClient }: DeliverOptions): Promise<Delivery | null> {
  const { attempt } = keeper.marks();
  if (!attempt || !hasArrived(await freshListings(queryClient), attempt)) return null;
  const { fields } = keeper.post();
  return JSON.stringify(attempt.fields) === JSON.stringify(fields)
    ? 'had-arrived'
    : 'an-older-version-had-arrived';
}

/** Sends it and takes it from the shelf, in this order: an end in between leaves an attempt to look into. */
async function upload({ keeper, user, queryClient, signal, onProgress }: DeliverOptions): Promise<Delivery> {
  const { fields } = keeper.post();
  const known = queryClient.getQueryData(productsQuery.queryKey) ?? [];
  const knownIds = listingsLike(known, { fields, email: user.email }).map(({ id }) => id);
  await keeper.mark({ attempt: { startedAt: Date.now(), email: user.email, fields, knownIds } });
  try {
    await uploadForm('/api/products/', toFormData(keeper.post(), user), { signal, onProgress });
  } catch (error) {
    // What the server refuses is not sent by itself again, nor what the seller stopped.
    if (isRefusal(error)) await keeper.mark({ attempt: null, state: 'draft' });
    else if (signal.aborted) await keeper.mark({ state: 'draft' });
    throw error;
  }
  return 'sent';
}

/**
 * Sends a post exactly once, whatever tabs, reloads and networks do: one tab at a time, only what still stands on the shelf,
 * and after an attempt whose end nobody saw only when the catalogue does not show it (decisions, Posting). Rejects with an
 * `ApiError`, or an `AbortError` when it was cancelled; the post then stays as it is.
 */
export function deliver(options: DeliverOptions): Promise<Delivery> {
  const { keeper, queryClient } = options;
  return withTabLock('gulit:sending', async () => {
    await keeper.settled();
    const marks = await readMarks(keeper);
    if (!marks) return 'had-arrived';
    if (marks.state !== keeper.marks().state) return 'taken-back';
    keeper.adopt(marks);
    const outcome = (await earlierArrival(options)) ?? (await upload(options));
    if (outcome === 'an-older-version-had-arrived') await keeper.mark({ attempt: null, state: 'draft' });
    // What stays by mistake is found to have arrived when it is sent again.
    else await keeper.remove().catch(() => {});
    void queryClient.invalidateQueries({ queryKey: productsQuery.queryKey });
    return outcome;
  });
}
