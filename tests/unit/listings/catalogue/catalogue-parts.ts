import { hour } from '@/lib/time';
import type { Listing } from '@/listings/catalogue/listing';
import { catalogueSoFar } from '@/listings/catalogue/read-catalogue';
import { buildRow } from '#tests/build-row';
import { dateBefore } from '#tests/clock';

export const idsOf = (listings: readonly Listing[] | null) => listings?.map(({ id }) => Number(id));
export const shown = () => catalogueSoFar.read()?.listings ?? null;
export const numbers = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => from + index);
export const state = () => catalogueSoFar.read()?.state;
/** Lets what was sent arrive apart from what follows, and timers that are due run. */
export const arrive = () => new Promise((resolve) => void setTimeout(resolve, 10));
/** How often the page was drawn from now on, and how many listings stood there each time. */
export function countDrawn() {
  const counts: number[] = [];
  catalogueSoFar.subscribe(() => counts.push(shown()?.length ?? 0));
  return counts;
}
/** Rows with these ids, the lower the newer. */
export const rowsOf = (ids: readonly number[]) =>
  ids.map((id) => buildRow({ id, date_posted: dateBefore(id * hour) }));
