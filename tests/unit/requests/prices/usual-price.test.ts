import { describe, expect, it } from 'vitest';
import type { ProductRow } from '@/listings/catalogue/product-row';
import { middleHalf, usualPrice } from '@/requests/prices/usual-price';
import { buildListing } from '#tests/build-listing';

let sellers = 0;

/** A fridge of a seller of its own. */
function fridge(fields: Partial<ProductRow> = {}) {
  sellers += 1;
  return buildListing({
    product_name: 'Fridge, 200 litres',
    category: 'appliances',
    description: 'Keeps cold.',
    company_name: `Shop ${sellers}`,
    contact_phone: `+2519000${String(10_000 + sellers)}`,
    email: `seller${sellers}@example.com`,
    first_name: `Seller ${sellers}`,
    price: '10000.00',
    ...fields,
  });
}

/** Ten fridges at 9,000 to 18,000 Birr. */
const tenFridges = (fields: Partial<ProductRow> = {}) =>
  Array.from({ length: 10 }, (_, index) => fridge({ price: `${9000 + index * 1000}.00`, ...fields }));
const usual = { lower: 11_000, upper: 16_000, count: 10 };
/** Seven more would make it usual. */
const seven = (fields: Partial<ProductRow> = {}) => tenFridges(fields).slice(0, 7);
const named = (product_name: string) => ({ product_name });

type Case = readonly [
  what: string,
  offer: Partial<ProductRow>,
  others: readonly ReturnType<typeof fridge>[],
  expected: ReturnType<typeof middleHalf>,
];

const spoken: readonly Case[] = [
  ['ten of the same', {}, tenFridges(), usual],
  ['its own price is far away', { price: '90000.00' }, tenFridges(), usual],
  ['exactly eight', {}, tenFridges().slice(0, 8), { lower: 10_000, upper: 15_000, count: 8 }],
  ['another word for it', named('Refrigerator'), tenFridges(), usual],
  ['a word in another script', named('ፍሪጅ'), tenFridges(), usual],
  ['the same condition by attribute', { condition: 'used' }, tenFridges({ condition: 'used' }), usual],
  [
    'the same condition by attribute and in the name',
    { condition: 'used' },
    tenFridges(named('Used fridge, 200 litres')),
    usual,
  ],
  ['all have one price', {}, tenFridges({ price: '9500' }), { lower: 9500, upper: 9500, count: 10 }],
  [
    'one typing error among them',
    {},
    [...tenFridges(), fridge({ price: '1' })],
    { lower: 10_000, upper: 16_000, count: 11 },
  ],
  [
    'its upper quartile is five times the lower',
    {},
    [2000, 2000, 2000, 3000, 4000, 6000, 10_000, 10_000].map((price) => fridge({ price })),
    { lower: 2000, upper: 10_000, count: 8 },
  ],
  ['a discount that waits or has ended', { discount: 'waiting' }, tenFridges({ discount: 'ended' }), usual],
  ['a list of the server', { category: 'weekly' }, tenFridges(), usual],
  [
    'all are per month',
    { description: 'Per month.' },
    tenFridges(named('Fridge for rent, per month')),
    usual,
  ],
  [
    'enough of them with its whole name, told from the others',
    named('Chest fridge, 200 litres'),
    [...tenFridges({ product_name: 'Chest fridge' }), ...tenFridges({ price: '70000' })],
    usual,
  ],
];

const silent: readonly Case[] = [
  ['no price', { price: null }, tenFridges(), null],
  ['a price as text', { price: 'negotiable' }, tenFridges(), null],
  ['a price of nothing', { price: '0.00' }, tenFridges(), null],
  ['an offer that waits for verification', { verified: false }, tenFridges(), null],
  ['a discounted price', { discount: '10' }, tenFridges(), null],
  ['seven others', {}, seven(), null],
  ['seven and some without a price', {}, [...seven(), ...seven({ price: null })], null],
  ['seven and some with a price as text', {}, [...seven(), ...seven({ price: '9,000 Birr or so' })], null],
  ['seven and some not verified', {}, [...seven(), ...seven({ verified: false })], null],
  ['seven and some discounted', {}, [...seven(), ...seven({ discount: 20 })], null],
  ['others in another condition', { condition: 'new' }, tenFridges({ condition: 'used' }), null],
  ['others that name another condition', { condition: 'new' }, tenFridges(named('Second-hand fridge')), null],
  ['others that say no condition', { condition: 'used' }, tenFridges(), null],
  ['a sale among rents per month', {}, tenFridges(named('Fridge for rent, monthly')), null],
  ['a rent among sales', { description: 'For rent only.' }, tenFridges(), null],
  [
    'a price by the kilo among whole ones',
    named('Fridge parts per kg'),
    tenFridges(named('Fridge parts')),
    null,
  ],
  [
    'a spread above fivefold',
    {},
    [1, 1, 1, 2, 3, 4, 6, 6].map((price) => fridge({ price: price * 1000 })),
    null,
  ],
  ['another thing', named('Radio'), tenFridges(), null],
  ['others that only mention it', {}, tenFridges(named('Repair of fridges')), null],
  ['others that belong to it', {}, tenFridges(named('Fridge stand')), null],
  ['the same word in another category', {}, tenFridges({ category: 'office' }), null],
  [
    'ten of its own seller by the phone',
    { contact_phone: '0911 22 33 44' },
    tenFridges({ contact_phone: '+251911223344' }),
    null,
  ],
  [
    'ten of its own seller by the owner',
    { email: 'a@example.com' },
    tenFridges({ email: 'A@example.com' }),
    null,
  ],
  [
    'ten of its own seller by the full name',
    { first_name: 'Hana', last_name: 'Bekele' },
    tenFridges({ first_name: 'hana' }),
    null,
  ],
  ['ten of its own shop', { company_name: 'Abay' }, tenFridges({ company_name: 'Abay' }), null],
  [
    'one other seller who repeats a price',
    {},
    Array.from({ length: 12 }, () => fridge({ email: 'b@example.com' })),
    null,
  ],
  ['nothing else at all', {}, [], null],
];

describe('what is usual for an offer', () => {
  it.each(spoken)('is said where there is %s', async (_what, fields, others, expected) => {
    const offer = fridge(fields);
    expect(await usualPrice(offer, [offer, ...others])).toEqual(expected);
  });

  it.each(silent)('is not said where there is %s', async (_what, fields, others, expected) => {
    const offer = fridge(fields);
    expect(await usualPrice(offer, [offer, ...others])).toEqual(expected);
  });
});

describe('the middle half', () => {
  it.each([
    [[8, 1, 7, 2, 6, 3, 5, 4], { lower: 2, upper: 7, count: 8 }],
    [[1, 2, 3, 4, 5, 6, 7], null],
    [[], null],
  ])('of %j is %j', (prices, expected) => {
    expect(middleHalf(prices)).toEqual(expected);
  });

  it('has at least half of the prices', () => {
    for (let count = 8; count < 60; count += 1) {
      const prices = Array.from({ length: count }, (_, index) => 100 + index);
      const half = middleHalf(prices);
      const inside = prices.filter((price) => half && price >= half.lower && price <= half.upper);
      expect(inside.length).toBeGreaterThanOrEqual(count / 2);
    }
  });
});
