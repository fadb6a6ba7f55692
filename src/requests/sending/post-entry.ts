import type { QueryClient } from '@tanstack/react-query';
import { withIdempotencyKey } from '@/api/idempotency-key';
import { postJson } from '@/api/post-json';
import { entriesQuery, hasNone, readEntries } from '@/requests/entries/entries-query';
import { joinEntries } from '@/requests/entries/entry';
import type { NewEntry } from './new-entry';
import { putOutgoing } from '@/requests/entries/outgoing';

/**
 * POSTs an entry under its idempotency key; rejects with an `ApiError`. It stands in its list at once, and
 * goes from there again when sending fails.
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
    /** The entry as the server has stored it; none where its answer does not tell. */
    const stored = readEntries([answer]);
    // An answer that was asked for before this one must not overwrite it.
    await queryClient.cancelQueries(entriesQuery);
    queryClient.setQueryData(entriesQuery.queryKey, (known) => known && joinEntries(stored, known));
    const refreshed = queryClient.invalidateQueries(entriesQuery);
    if (hasNone(stored)) await refreshed;
  } finally {
    takeBack();
  }
}
