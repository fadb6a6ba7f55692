import { describe, expect, it } from 'vitest';
import { collections } from '@/listings/categories/collections';
import { listPredicates } from '@/listings/categories/find-list';
import type { Listing } from '@/listings/listing';
import type { ProductRow } from '@/listings/product-row';
import { selectWhere } from '@/listings/selectors';
import { minute } from '@/platform/time';
import { buildListing } from '#tests/data/build-listing';
import { dateBefore, fixedNow } from '#tests/data/clock';

type CollectionName = keyof typeof collections;

const belongs = (name: CollectionName, listing: Listing) =>
  selectWhere(...listPredicates(collections[name], fixedNow))([listing]).length === 1;

describe.each<[CollectionName, string]>([
  ['upcoming', 'upcomming'],
  ['newOffers', 'new'],
  ['holiday', 'weekly'],
])('the collection %s', (name, category) => {
  it.each<[string, Partial<ProductRow>, boolean]>([
    ['verified', {}, true],
    ['of any age', { date_posted: '2001-01-01T00:00:00Z' }, true],
    ['without a date', { date_posted: null }, true],
    ['whose discount waits', { discount: 'waiting' }, true],
    ['whose discount has ended', { discount: 'ended' }, true],
    ['not verified', { verified: false }, false],
    ['whose verification is unsaid', { verified: null }, false],
    ['of a category', { category: 'homes' }, false],
    ['of a value spelled otherwise', { category: `${category}s` }, false],
  ])('includes or excludes a post %s', (_what, fields, expected) => {
    expect(belongs(name, buildListing({ category, ...fields }))).toBe(expected);
  });
});

describe.each<[CollectionName, number]>([
  ['daily', 1440 * minute],
  ['weekly', 10_080 * minute],
])('the collection %s', (name, span) => {
  it.each<[string, Partial<ProductRow>, boolean]>([
    ['of now', {}, true],
    ['of any category', { category: 'upcomming' }, true],
    ['exactly at the end of its time', { date_posted: dateBefore(span) }, true],
    ['1 ms past its time', { date_posted: dateBefore(span + 1) }, false],
    ['from a clock 5 min ahead', { date_posted: dateBefore(-5 * minute) }, true],
    ['from further ahead', { date_posted: dateBefore(-5 * minute - 1) }, false],
    ['without a date', { date_posted: null }, false],
    ['whose discount waits', { discount: 'waiting' }, false],
    ['whose discount has ended', { discount: 'ended' }, false],
    ['without a discount', { discount: null }, false],
    ['with a discount of 0', { discount: '0' }, true],
    ['with an empty discount', { discount: '' }, false],
    ['not verified', { verified: false }, false],
    ['whose verification is unsaid', { verified: null }, false],
  ])('includes or excludes a discounted post %s', (_what, fields, expected) => {
    expect(belongs(name, buildListing({ discount: '10', ...fields }))).toBe(expected);
  });
});
