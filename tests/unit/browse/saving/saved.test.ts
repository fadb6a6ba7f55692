import { expect, it } from 'vitest';
import { savedLimit, savedListings, saveListings } from '@/browse/saving/saved';
import { keepInBrowser } from '#tests/browser/keep-in-browser';
import { buildListing } from '#tests/data/build-listing';
import { fixedNow } from '#tests/data/clock';

const stored = (json: unknown) => {
  keepInBrowser('gulit:saved', JSON.stringify(json));
  return savedListings.read();
};
const older = { id: '1', name: 'Sofa' };
const now = { ...older, company: 'A', price: 5, discount: 'ended', at: 7 };

it.each([
  ['of the first version', [older], [older]],
  ['of this version', [now], [now]],
  [
    'without price and discount',
    [{ ...now, price: null, discount: null }],
    [{ ...now, price: null, discount: null }],
  ],
  ['with values that cannot be read', [{ ...older, company: 5, price: '5', discount: [], at: 'x' }], [older]],
  ['with fields of another version', [{ ...now, more: 1 }], [now]],
  ['with rows that are none', [null, 5, { id: 1, name: 'x' }, { id: '2' }, older], [older]],
])('the stored list of saved offers can be read: %s', (_, json, expected) => {
  expect(stored(json)).toEqual(expected);
});

it('the stored list of saved offers has a limit, and the last saved offer first', () => {
  stored(Array.from({ length: 2 * savedLimit }, (_, id) => ({ id: `x${id}`, name: 'Kept' })));
  expect(savedListings.read()).toHaveLength(savedLimit);
  const sofa = buildListing({
    id: 7,
    product_name: 'Sofa',
    company_name: 'A',
    price: '10.50',
    discount: '20',
  });
  saveListings([sofa]);
  expect(savedListings.read()).toHaveLength(savedLimit);
  expect(savedListings.read()[0]).toEqual({
    id: '7',
    name: 'Sofa',
    company: 'A',
    price: 10.5,
    discount: 20,
    at: fixedNow,
  });
});

it('a long name is saved without half an emoji', () => {
  saveListings([buildListing({ id: 8, product_name: `${'a'.repeat(199)}😀 and more` })]);
  expect(savedListings.read()[0]?.name).toBe('a'.repeat(199));
});
