import { expect, it } from 'vitest';
import { knownAfterVisit, longestVerification } from '@/browse/searches/record-visit';
import { isNewTo, knownLimit } from '@/browse/searches/saved-searches';
import type { Listing } from '@/listings/listing';
import { day, minute } from '@/platform/time';
import { buildListing } from '#tests/data/build-listing';
import { dateBefore, fixedNow } from '#tests/data/clock';

const idsOf = (listings: readonly Listing[]) => listings.map(({ id }) => id).join(' ');
const findNew = (matches: readonly Listing[], search: Parameters<typeof isNewTo>[0]) =>
  matches.filter(isNewTo(search));

const dated = (id: number) => buildListing({ id, date_posted: dateBefore(id * day) });
const undated = buildListing({ id: 50, date_posted: null });

it.each([
  ['no offers if all are known', ['1', '2'], 0, [dated(1), dated(2)], ''],
  ['offers that are not known', ['2'], 0, [dated(1), dated(2)], '1'],
  ['offers that were verified late, even if known ones are newer', ['1'], 7, [dated(1), dated(6)], '6'],
  ['no offers that were posted long before the visit', ['1'], 7, [dated(1), dated(7), dated(8)], ''],
  ['no offers without a date', ['1'], 7, [dated(1), undated], ''],
  ['no offers that are gone', ['1', '2'], 7, [dated(1)], ''],
] as const)('the new offers of a search are the right ones: %s', (_, known, days, matches, ids) => {
  const since = days === 0 ? 0 : fixedNow - days * day;
  expect(idsOf(findNew(matches, { known, since }))).toBe(ids);
});

it('the new offers of a search are none right after a visit, in a short and in a long list', () => {
  for (const count of [0, 1, knownLimit, knownLimit + 1, 3 * knownLimit]) {
    const matches = Array.from({ length: count }, (_, index) =>
      buildListing({ id: index + 1, date_posted: dateBefore((index + 1) * minute) }),
    );
    const known = knownAfterVisit(matches, fixedNow);
    expect(known.known).toHaveLength(Math.min(count, knownLimit));
    expect(findNew(matches, known)).toEqual([]);
    expect(findNew([dated(0), ...matches], known)).toHaveLength(1);
  }
});

it('the new offers of a search include offers posted within seven days before the visit', () => {
  const known = knownAfterVisit([dated(6), dated(8), undated, dated(1)], fixedNow);
  expect(known).toEqual({ known: ['1', '6'], since: fixedNow - longestVerification });
});
