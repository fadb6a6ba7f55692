import { describe, expect, it } from 'vitest';
import { ageInDaysIfOld } from '@/offer/listing-facts';
import { day } from '@/platform/time';
import { fixedNow } from '#tests/data/clock';

describe('the age of an offer', () => {
  it.each([
    ['no date', null, null],
    ['a date in the future', fixedNow + 90 * day, null],
    ['today', fixedNow, null],
    ['1 ms less than 60 days', fixedNow - 60 * day + 1, null],
    ['60 days', fixedNow - 60 * day, 60],
    ['two years', fixedNow - 730.9 * day, 730],
  ])('is shown from 60 days on: %s', (_, postedAt, days) => {
    expect(ageInDaysIfOld({ postedAt }, fixedNow)).toBe(days);
  });
});
