import { describe, expect, it } from 'vitest';
import { groupByDay, startOfDay } from '@/listings/cards/days';
import { buildListing } from '#tests/build-listing';

/** A Wednesday. */
const now = new Date(2026, 10, 25, 9).getTime();

const at = (...date: [number, number, number, number?, number?]) => new Date(...date).getTime();
const daysOf = (dates: readonly (number | null)[]) =>
  groupByDay(
    dates.map((postedAt) => ({ ...buildListing(), postedAt })),
    startOfDay(now),
  ).map(({ label, listings }) => [label, listings.length]);

describe('groupByDay', () => {
  it('names the last days, then months', () => {
    expect(
      daysOf([
        at(2026, 10, 25, 9, 4),
        at(2026, 10, 25),
        at(2026, 10, 24, 23, 59),
        at(2026, 10, 23),
        at(2026, 10, 19, 12),
        at(2026, 10, 18, 12),
        at(2026, 10, 1),
        at(2026, 9, 31, 23),
        at(2025, 10, 3),
        null,
        null,
      ]),
    ).toEqual([
      ['Today', 2],
      ['Yesterday', 1],
      ['Monday', 1],
      ['Thursday', 1],
      ['Nov 2026', 2],
      ['Oct 2026', 1],
      ['Nov 2025', 1],
      ['Undated', 2],
    ]);
  });

  it('takes what a clock ahead has dated tomorrow as of today', () => {
    expect(daysOf([at(2026, 10, 26, 1), at(2026, 10, 25, 1)])).toEqual([['Today', 2]]);
  });

  it('has no day without listings', () => expect(daysOf([])).toEqual([]));
});
