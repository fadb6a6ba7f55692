import type { QueryClient } from '@tanstack/react-query';
import { withIdempotencyKey } from '@/api/idempotency-key';
import { postJson } from '@/api/post-json';
import { entriesQuery, hasNone, readEntries } from '@/requests/entries/entries-query';
import { joinEntries } from '@/requests/entries/entry';
import type { NewEntry } from './new-entry';
import { putOutgoing } from '@/requests/entries/outgoing';

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
