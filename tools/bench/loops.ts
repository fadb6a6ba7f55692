import { gzipSync } from 'node:zlib';
import { parseListings } from '@/listings/catalogue/parse-listings';
import { matchesText, selectWhere, isVerified } from '@/listings/catalogue/selectors';
import { makeCatalogue } from './make-catalogue.ts';

/** The quickest of three, in ms. */
const timeOf = (work: () => void): number =>
  Math.min(
    ...Array.from({ length: 3 }, () => {
      const began = performance.now();
      work();
      return performance.now() - began;
    }),
  );

/**
 * What our own rules take on this machine, which is not slowed here, beside plain loops over the same data: no
 * page can do it in less. `bytes` are those of the answer, gzipped.
 */
export function measureLoops(count: number) {
  const catalogue = makeCatalogue(count);
  const text = JSON.stringify(catalogue);
  const now = Date.now();
  const dates = catalogue.map(({ date_posted }) => Date.parse(date_posted));
  const names = catalogue.map(({ product_name }) => product_name.toLowerCase());
  const listings = parseListings(catalogue, now);
  return {
    bytes: gzipSync(text).length,
    json: timeOf(() => void JSON.parse(text)),
    sortLoop: timeOf(() => void dates.toSorted((a, b) => b - a)),
    read: timeOf(() => void parseListings(catalogue, now)),
    searchLoop: timeOf(() => void names.filter((name) => name.includes('table'))),
    // Made anew each time: it keeps its last answer.
    search: timeOf(() => void selectWhere(isVerified, matchesText('table'))(listings)),
  };
}
