import { expect, it } from 'vitest';
import type { SavedListing } from '@/browse/saving/saved';
import type { Discount } from '@/listings/discount';
import { findChanges } from '@/saved/saved-changes';

const off = (percent: number): Discount => ({ kind: 'percentage', percent });
const none: Discount = { kind: 'none' };
const changes = (saved: Partial<SavedListing>, price: number | null, discount: Discount) =>
  findChanges({ id: '1', name: 'Sofa', ...saved }, { price, discount }).map(
    ({ text, isBetter }) => `${isBetter ? '+' : '-'} ${text}`,
  );

it.each<[string, Partial<SavedListing>, number | null, Discount, string[]]>([
  ['nothing if an old record has no price and discount', {}, 500, off(10), []],
  ['nothing if nothing changed', { price: 500, discount: 10 }, 500, off(10), []],
  ['nothing if there was and is no price', { price: null, discount: null }, null, none, []],
  ['a lower price', { price: 12_000 }, 10_500, none, ['+ Was 12,000, now 10,500 Birr']],
  ['a higher price', { price: 999.5 }, 1000, none, ['- Was 999.50, now 1,000 Birr']],
  ['a price that was removed', { price: 5 }, null, none, ['- The price was removed.']],
  ['a price that was added', { price: null }, 5, none, ['- Price added: 5 Birr']],
  ['a discount that ended', { discount: 20 }, null, { kind: 'ended' }, ['- The discount has ended.']],
  ['a discount taken away', { discount: 20 }, null, none, ['- The discount has ended.']],
  ['a discount that was added', { discount: null }, null, off(20), ['+ Now 20% off']],
  ['a discount that was awaited', { discount: 'waiting' }, null, off(5), ['+ Now 5% off']],
  ['a discount that grew', { discount: 5 }, null, off(7.5), ['+ Was 5% off, now 7.5% off']],
  ['a discount that shrank', { discount: 20 }, null, off(10), ['- Was 20% off, now 10% off']],
  ['nothing if there was and is no discount', { discount: 'ended' }, null, { kind: 'waiting' }, []],
  [
    'a price and a discount',
    { price: 100, discount: 10 },
    90,
    none,
    ['+ Was 100, now 90 Birr', '- The discount has ended.'],
  ],
])('the change of a saved offer is shown: %s', (_, saved, price, discount, expected) => {
  expect(changes(saved, price, discount)).toEqual(expected);
});
