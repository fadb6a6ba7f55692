import { describe, expect, it } from 'vitest';
import { ageInDaysIfOld } from '@/offer/listing-facts';
import { day } from '@/platform/time';
import { fixedNow } from '#tests/data/clock';

describe('an old offer', () => {
  it.each([
    ['no date', null, null],
    ['a date to come', fixedNow + 90 * day, null],
    ['today', fixedNow, null],
    ['a moment less than 60 days', fixedNow - 60 * day + 1, null],
    ['60 days', fixedNow - 60 * day, 60],
    ['two years', fixedNow - 730.9 * day, 730],
  ])('is described by %s', (_, postedAt, days) => {
    expect(ageInDaysIfOld({ postedAt }, fixedNow)).toBe(days);
  });
});
