import { expect, it } from 'vitest';
import { telegramShareLink, telegramText } from '@/browse/share-listing';
import type { ProductRow } from '@/listings/product-row';
import { buildListing } from '#tests/data/build-listing';

const buildSofa = (fields: Partial<ProductRow> = {}) =>
  buildListing({
    id: 7,
    product_name: 'Sofa',
    price: '18500.00',
    discount: '10',
    location: 'Bole',
    ...fields,
  });
const link = 'http://localhost:3000/nearby-detail?id=7';

it.each([
  ['all facts', {}, ['Sofa', '18,500 Birr · 10% off', 'Location: Bole', link]],
  ['no price', { price: null }, ['Sofa', '10% off', 'Location: Bole', link]],
  ['a price of 0', { price: '0' }, ['Sofa', '10% off', 'Location: Bole', link]],
  ['an awaited discount', { discount: 'waiting' }, ['Sofa', '18,500 Birr', 'Location: Bole', link]],
  ['a name alone', { price: null, discount: 'ended', location: null }, ['Sofa', link]],
  ['no discount', { discount: null }, ['Sofa', '18,500 Birr', 'Location: Bole', link]],
  [
    'a long name',
    { product_name: 'ሶፋ'.repeat(150) },
    [`${'ሶፋ'.repeat(100)}…`, '18,500 Birr · 10% off', 'Location: Bole', link],
  ],
])('the text for Telegram has one line for each fact of an offer with %s', (_what, fields, lines) => {
  expect(telegramText(buildSofa(fields))).toBe(lines.join('\n'));
});

it('the share link for Telegram contains the text without the address, which Telegram shows first', () => {
  const address = telegramShareLink(buildSofa({ product_name: 'Sofa & chair + table' }));
  const { origin, pathname, searchParams } = new URL(address);
  expect(`${origin}${pathname}`).toBe('https://t.me/share/url');
  expect(searchParams.get('url')).toBe(link);
  expect(searchParams.get('text')).toBe('Sofa & chair + table\n18,500 Birr · 10% off\nLocation: Bole');
  expect(address).not.toContain('+');
});
