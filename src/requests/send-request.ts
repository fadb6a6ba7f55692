import type { QueryClient } from '@tanstack/react-query';
import { settledSession } from '@/account/session';
import { serverNow } from '@/lib/server-clock';
import { randomId } from '@/lib/random-id';
import { authorName } from './author-name';
import { entriesQuery } from './entries/entries-query';
import { sendEntry } from './entries/send-entry';
import { newSince, noteSeen, seenUntil } from './news/request-news';

/** Sends a visitor's request as `POST /api/cat` takes it (docs/product.md, Requests); rejects with an ApiError. */
export async function sendRequest(message: string, queryClient: QueryClient): Promise<void> {
  const name = authorName(await settledSession());
  const shown = { id: randomId(), name, message, createdAt: serverNow(), isPending: true };
  const requests = () => queryClient.getQueryData(entriesQuery.queryKey)?.requests ?? [];
  const hadNews = newSince(requests(), seenUntil.read()).length > 0;
  await sendEntry(queryClient, { name, message }, { requests: [shown] });
  // A visitor's own request must not count as new.
  if (!hadNews && seenUntil.read() !== null) noteSeen(requests());
}
