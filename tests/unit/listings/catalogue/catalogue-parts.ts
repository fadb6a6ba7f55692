import { hour } from '@/lib/time';
import type { Catalogue } from '@/listings/catalogue/catalogue';
import type { CatalogueReading } from '@/listings/catalogue/catalogue-reading';
import { buildRow } from '#tests/build-row';
import { dateBefore } from '#tests/clock';

export const idsOf = (catalogue: Pick<Catalogue, 'listings'> | null) =>
  catalogue?.listings.map(({ id }) => Number(id));
export const numbers = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => from + index);
/** Lets what was sent arrive apart from what follows, and timers that are due run. */
export const arrive = () => new Promise((resolve) => void setTimeout(resolve, 10));
/** How often a reading changed what is shown, and how many listings stood there each time. */
export function countDrawn(reading: CatalogueReading) {
  const counts: number[] = [];
  reading.subscribe(() => counts.push(reading.latest()?.listings.length ?? 0));
  return counts;
}
/** Rows with these ids, the lower the newer. */
export const rowsOf = (ids: readonly number[]) =>
  ids.map((id) => buildRow({ id, date_posted: dateBefore(id * hour) }));
