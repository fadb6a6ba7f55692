import { useMemo } from 'react';
import * as v from 'valibot';
import { useAccountId, useSession } from '@/account/session';
import { createPersistedStore } from '@/platform/create-persisted-store';
import { parseList } from '@/platform/parse-values';
import { serverNow } from '@/platform/server-clock';
import { day } from '@/platform/time';
import { useNow } from '@/ui/use-now';
import { useStore } from '@/ui/use-store';
import { anonymous, authorName } from './entry';

/** How long a request is marked as the writer's own, in ms, and how many at most. */
const maxAge = 30 * day;
const maxCount = 20;

const ownRequest = v.object({
  id: v.string(),
  /** The account that wrote it; null without one. */
  owner: v.nullable(v.string()),
  /** In ms. */
  sentAt: v.number(),
});
type OwnRequest = v.InferOutput<typeof ownRequest>;
const readableRequest = v.fallback(v.nullable(ownRequest), null);

/** The requests sent from this browser, latest first. The server's list names authors, but most are anonymous. */
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

/** Records a request that arrived under this id, and drops old ones: the server has just told the time. */
export function rememberOwnRequest(id: string, owner: string | null): void {
  ownRequests.update((all) =>
    [
      { id, owner, sentAt: serverNow() },
      ...all.filter((one) => one.id !== id).filter(isRecent(serverNow())),
    ].slice(0, maxCount),
  );
}

/** The ids of the current visitor's own requests. */
export function useOwnRequestIds(): ReadonlySet<string> {
  const owner = useAccountId();
  const own = useStore(ownRequests);
  // The server's time matters, because the device's clock may be wrong.
  const now = useNow();
  return useMemo(
    () =>
      new Set(
        own
          .filter(isRecent(now))
          .filter((one) => one.owner === owner)
          .map(({ id }) => id),
      ),
    [own, owner, now],
  );
}

/** The name that the current visitor's requests carry; null if it names nobody. */
export function useOwnName(): string | null {
  const name = authorName(useSession());
  return name === anonymous ? null : name;
}
