import type { QueryClient } from '@tanstack/react-query';
import { foldText } from '@/lib/fold-text';
import { limitLongText, limitText } from '@/lib/limit-text';
import { serverNow } from '@/lib/server-clock';
import { randomId } from '@/lib/random-id';
import { authorName } from './author-name';
import { entriesQuery } from './entries/entries-query';
import type { MarketRequest } from './entries/entry';
import { sendEntry } from './entries/send-entry';
import { newSince, noteSeen, seenUntil } from './news/request-news';
import { parseAnswer } from './answers/answer';
import { noteOwnRequest } from './own-requests';
import { sendUnsent, settledOwner } from './unsent/send-unsent';
import type { UnsentKey } from './unsent/unsent-texts';

/** Sends a visitor's request as `POST /api/cat` takes it; rejects with an ApiError. */
export async function sendRequest(
  message: string,
  submittedUnder: UnsentKey,
  queryClient: QueryClient,
): Promise<void> {
  const { session, unsentKey } = await settledOwner(submittedUnder);
  const author = authorName(session);
  const requests = () => queryClient.getQueryData(entriesQuery.queryKey)?.requests ?? [];
  const hadNews = newSince(requests(), seenUntil.read()).length > 0;
  const isLike = (one: MarketRequest) =>
    // An attempt before the sign-in was sent as 'Anonymous'.
    [author, 'Anonymous'].some((writer) => foldText(one.name) === foldText(limitText(writer))) &&
    foldText(one.message) === foldText(limitLongText(message));
  await sendUnsent({
    queryClient,
    unsentKey,
    text: message,
    findLike: (entries) =>
      entries.requests.filter(isLike).map(({ id, createdAt }) => ({ id, date: createdAt })),
    post: (key) => {
      const shown = {
        id: randomId(),
        name: limitText(author),
        message: limitLongText(message),
        createdAt: serverNow(),
        isPending: true,
      };
      return sendEntry(queryClient, key, { name: author, message }, { requests: [shown] });
    },
  });
  const arrived = requests().find(isLike);
  if (arrived && !parseAnswer(arrived)) noteOwnRequest(arrived.id, unsentKey.owner);
  // The writer's own request must not be counted as new on the bar.
  if (!hadNews && seenUntil.read() !== null) noteSeen(requests());
}
