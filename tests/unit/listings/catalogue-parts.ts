import type { Catalogue } from '@/listings/catalogue';
import { hour } from '@/platform/time';
import { buildRow } from '#tests/data/build-row';
import { dateBefore } from '#tests/data/clock';

export const idsOf = (catalogue: Pick<Catalogue, 'listings'> | null) =>
  catalogue?.listings.map(({ id }) => Number(id));
export const numbers = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => from + index);
/** Lets the sent part arrive before the next one, and runs due timers. */
export const arrive = () => new Promise((resolve) => void setTimeout(resolve, 10));
/** Reads a stream to its end. Returns its current snapshot, the number of listings in each, and the whole catalogue. */
export function follow(catalogues: AsyncIterable<Catalogue>) {
  let latest: Catalogue | null = null;
  const counts: number[] = [];
  const read = async () => {
    for await (const catalogue of catalogues) {
      latest = catalogue;
      counts.push(catalogue.listings.length);
    }
    if (!latest) throw new Error('The stream has shown nothing.');
    return latest;
  };
  const end = read();
  end.catch(() => {});
  return { latest: (): Catalogue | null => latest, counts, end: () => end };
}
/** Rows with these ids; lower ids are newer. */
export const rowsOf = (ids: readonly number[]) =>
  ids.map((id) => buildRow({ id, date_posted: dateBefore(id * hour) }));
