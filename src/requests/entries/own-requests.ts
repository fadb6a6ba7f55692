import { useMemo } from 'react';
import * as v from 'valibot';
import { useAccountId, useSession } from '@/account/session';
import { createPersistedStore } from '@/platform/create-persisted-store';
import { parseList } from '@/platform/parse-values';
import { serverNow } from '@/platform/server-clock';
import { day } from '@/platform/time';
import { useNow } from '@/ui/use-now';
import { useStore } from '@/ui/use-store';
import { anonymous, authorName, type MarketRequest } from './entry';

/** How long the visitor's own requests and answers are remembered, in ms. */
const maxAge = 30 * day;
const maxCount = 50;

const ownRequest = v.object({
  id: v.string(),
  /** The id of the account that wrote the request; null if nobody was signed in. */
  owner: v.nullable(v.string()),
  /** In ms. */
  sentAt: v.number(),
});
type OwnRequest = v.InferOutput<typeof ownRequest>;
const readableRequest = v.fallback(v.nullable(ownRequest), null);

/** The requests and answers sent from this browser, newest first. The server does not say whose they are. */
export const ownRequests = createPersistedStore<readonly OwnRequest[]>({
  key: 'gulit:own-requests',
  parse: (json) =>
    parseList(json)
      .flatMap((one) => v.parse(readableRequest, one) ?? [])
      .slice(0, maxCount),
});

const isRecent =
  (now: number) =>
  ({ sentAt }: OwnRequest) =>
    now - sentAt <= maxAge;

/** Records an id that the server gave to a request or answer, and deletes old records. */
export function rememberOwnRequest(id: string, owner: string | null): void {
  ownRequests.update((all) =>
    [
      { id, owner, sentAt: serverNow() },
      ...all.filter((one) => one.id !== id).filter(isRecent(serverNow())),
    ].slice(0, maxCount),
  );
}

/** The ids of the visitor's own requests, also of those sent without an account before a sign-in. */
export function useOwnRequestIds(): ReadonlySet<string> {
  const owner = useAccountId();
  const own = useStore(ownRequests);
  const now = useNow();
  return useMemo(
    () =>
      new Set(
        own
          .filter(isRecent(now))
          .filter((one) => one.owner === null || one.owner === owner)
          .map(({ id }) => id),
      ),
    [own, owner, now],
  );
}

/** Returns a function that tells whether the visitor has sent a request, or is sending it. */
export function useIsOwnRequest(): (request: MarketRequest) => boolean {
  const ownIds = useOwnRequestIds();
  return ({ id, isPending }) => isPending || ownIds.has(id);
}

/** The name under which the visitor's requests appear; null if they are anonymous. */
export function useOwnName(): string | null {
  const name = authorName(useSession());
  return name === anonymous ? null : name;
}
