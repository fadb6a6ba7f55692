import { beforeAll, describe, expect, it } from 'vitest';
import type { Listing } from '@/listings/listing';
import { parseListings } from '@/listings/parse-listings';
import { makeListings } from '@/mocks/demonstration/make-listings';
import { findClose } from '@/search/find-close';
import { readQuery } from '@/search/read-query';
import { createSearchIndex, type SearchIndex } from '@/search/search-index';
import { suggest } from '@/search/suggest';
import { market } from './market';
import { customers, ethiopic, everyday, tested } from './queries';

const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [typed = '', first = '', never = '', also = ''] = line
        .split(/\s\|(?=\s|$)/)
        .map((part) => part.trim());
      const [bound, price = Infinity] = /\|?>(\d+)/.exec(never) ?? [];
      if (first === '-') return { typed, first: '', never: '.*', also, maximumPrice: Infinity };
      return { typed, first, never: never.replace(bound ?? '', ''), also, maximumPrice: Number(price) };
    });
const tables = { tested, everyday, ethiopic, customers };

const lineOf = ({ name, place, condition }: Listing) => `${name} · ${place} · ${condition ?? ''}`;
function matching(listings: readonly Listing[], expression: string): readonly string[] {
  const pattern = new RegExp(String.raw`(?<!\p{L})(?:${expression})`, 'iu');
  return listings.map(lineOf).filter((line) => expression !== '' && pattern.test(line));
}

const demonstration = parseListings(makeListings(0), 0).filter(({ verified }) => verified);

describe.each([
  ['a market by hand', market],
  ['the demonstration', demonstration],
])('a search of %s', (_market, listings) => {
  let index: SearchIndex<Listing>;
  beforeAll(async () => {
    index = await createSearchIndex(listings);
  });
  const search = (typed: string) => findClose(index, readQuery(typed), { limit: 60 });
  const suggested = (typed: string) =>
    suggest(typed, [], index).flatMap((one) => (one.kind === 'listing' ? one.listing : []));

  it.each(['second-hand fridge', 'secondhand fridge', 'Fridge, second hand', 'pre-owned fridge'])(
    'for %j has the offers of “used fridge”',
    (typed) => expect(search(typed)).toEqual(search('used fridge')),
  );

  describe.each(Object.entries(tables))('%s', (_table, rows) => {
    it.each(rowsOf(rows))(
      'leads from “$typed” to what it names',
      ({ typed, first, never, also, maximumPrice }) => {
        const isTooDear = ({ price }: Listing) =>
          maximumPrice < Infinity && !(price !== null && price <= maximumPrice);
        const possible = listings.filter((listing) => !isTooDear(listing));
        for (const found of [search(typed), suggested(typed)]) {
          const wanted = Math.min(3, matching(possible, first).length);
          expect(
            matching(found.slice(0, wanted), first),
            `${first} is wanted first of\n${found.slice(0, 8).map(lineOf).join('\n')}`,
          ).toHaveLength(wanted);
          expect(matching(found, never)).toEqual([]);
          expect(found.filter(isTooDear).map(lineOf)).toEqual([]);
        }
        expect(matching(search(typed), also)).toHaveLength(matching(listings, also).length);
      },
    );
  });
});
