import { useMemo } from 'react';
import * as v from 'valibot';
import { useAccountId } from '@/account/session';
import { createPersistedStore } from '@/platform/create-persisted-store';
import { parseList } from '@/platform/parse-values';
import { serverNow } from '@/platform/server-clock';
import { day } from '@/platform/time';
import { useNow } from '@/ui/use-now';
import { useStore } from '@/ui/use-store';

/** How long a request is shown to its writer as the own one, in ms, and how many at most. */
const keptFor = 30 * day;
const mostKept = 20;

const ownRequest = v.object({
  id: v.string(),
  /** The account that wrote it; null for nobody's. */
  owner: v.nullable(v.string()),
  /** Milliseconds. */
  sentAt: v.number(),
});
type OwnRequest = v.InferOutput<typeof ownRequest>;
const readable = v.fallback(v.nullable(ownRequest), null);

/**
 * The requests that were sent from this browser, the latest first: the server's list names authors, but most
 * are anonymous.
 */
export const ownRequests = createPersistedStore<readonly OwnRequest[]>({
  key: 'gulit:own-requests',
  parse: (json) =>
    parseList(json)
      .flatMap((one) => v.parse(readable, one) ?? [])
      .slice(0, mostKept),
});

const isRecent =
  (now: number) =>
  ({ sentAt }: OwnRequest) =>
    now - sentAt <= keptFor;

/** Notes that a request has arrived under this id; older ones go, as the server has just told its time. */
export function noteOwnRequest(id: string, owner: string | null): void {
  ownRequests.update((all) =>
    [
      { id, owner, sentAt: serverNow() },
      ...all.filter((one) => one.id !== id).filter(isRecent(serverNow())),
    ].slice(0, mostKept),
  );
}

/** The ids of what whoever uses this browser now has asked for. */
export function useOwnRequestIds(): ReadonlySet<string> {
  const owner = useAccountId();
  const own = useStore(ownRequests);
  // A device whose clock is wrong knows the time once the server has told it.
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
