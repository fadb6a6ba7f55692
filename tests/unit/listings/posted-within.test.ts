import { describe, expect, it } from 'vitest';
import { day, hour, minute } from '@/platform/time';
import { postedWithin } from '@/listings/selectors';
import { buildListing } from '#tests/data/build-listing';
import { dateBefore, fixedNow } from '#tests/data/clock';

const postedBefore = (age: number) => buildListing({ date_posted: dateBefore(age) });

describe.each([
  ['24 h', day],
  ['7 days', 7 * day],
  ['48 h', 48 * hour],
])('postedWithin %s', (_name, span) => {
  const within = postedWithin(span, fixedNow);

  it.each([
    ['now', 0, true],
    ['exactly that long ago', span, true],
    ['1 ms longer ago', span + 1, false],
    ['1 ms less ago', span - 1, true],
    ['5 min ahead, as far as clocks differ', -5 * minute, true],
    ['1 ms beyond that', -5 * minute - 1, false],
    ['a year ahead', -365 * day, false],
  ])('answers for a post %s (%d ms): %j', (_when, age, expected) => {
    expect(within(postedBefore(age))).toBe(expected);
  });

  it.each([null, '', 'today'])('never counts the date %j as recent', (date_posted) => {
    expect(within(buildListing({ date_posted }))).toBe(false);
  });
});
