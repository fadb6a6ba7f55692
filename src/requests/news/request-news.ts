import { createStore } from '@/lib/create-store';
import { readKept, watchKept, writeKept } from '@/lib/kept-json';
import type { MarketRequest } from '@/requests/entries/entry';

const key = 'gulit:requests-seen';

function readSeen(): number | null {
  const kept = readKept(key);
  return typeof kept === 'number' ? kept : null;
}

/** The date of the newest request that was there when this browser last looked at them, in ms; null before the first time. */
export const seenUntil = createStore<number | null>(readSeen());

watchKept(key, () => seenUntil.write(readSeen()));

/** Starts over, as a new page load does. */
export const refreshSeen = () => seenUntil.write(readSeen());

/** The requests that came after a time; none where nobody looked before. */
export const newSince = (
  requests: readonly MarketRequest[],
  since: number | null,
): readonly MarketRequest[] =>
  since === null
    ? []
    : requests.filter(({ createdAt, isPending }) => !isPending && createdAt !== null && createdAt > since);

/** Notes that somebody has seen these requests. */
export function noteSeen(requests: readonly MarketRequest[]): void {
  const dates = requests.flatMap(({ createdAt, isPending }) =>
    isPending || createdAt === null ? [] : createdAt,
  );
  const newest = dates.reduce((latest, date) => Math.max(latest, date), seenUntil.read() ?? 0);
  if (newest === seenUntil.read()) return;
  writeKept(key, newest);
  seenUntil.write(newest);
}
