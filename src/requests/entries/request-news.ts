import { useEffect } from 'react';
import { createPersistedStore } from '@/platform/create-persisted-store';
import { useStore } from '@/ui/use-store';
import { useEntries } from './entries-query';
import type { MarketRequest } from './entry';
import { useOwnRequestIds } from './own-requests';

/** The date of the newest request that the visitor has seen, in ms; null before the first view. */
export const seenUntil = createPersistedStore({
  key: 'gulit:requests-seen',
  parse: (json) => (typeof json === 'number' ? json : null),
});

/** The requests that are newer than `since`; none before the first view. */
export const requestsSince = (
  requests: readonly MarketRequest[],
  since: number | null,
): readonly MarketRequest[] =>
  since === null
    ? []
    : requests.filter(({ createdAt, isPending }) => !isPending && createdAt !== null && createdAt > since);

export function rememberSeen(requests: readonly MarketRequest[]): void {
  const dates = requests.flatMap(({ createdAt, isPending }) =>
    isPending || createdAt === null ? [] : createdAt,
  );
  const latest = (seen: number | null) => dates.reduce((newest, date) => Math.max(newest, date), seen ?? 0);
  if (latest(seenUntil.read()) !== seenUntil.read()) seenUntil.update(latest);
}

/** How many requests of others are new since this browser last showed the requests; 0 on a first visit. */
export function useNewsCount(): number {
  const { data } = useEntries();
  const ownIds = useOwnRequestIds();
  const since = useStore(seenUntil);
  useEffect(() => {
    if (data && since === null) rememberSeen(data.requests);
  }, [data, since]);
  return requestsSince(data?.requests ?? [], since).filter(({ id }) => !ownIds.has(id)).length;
}
