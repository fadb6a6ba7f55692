import { expect, it } from 'vitest';
import { listingContactLinks } from '@/listings/contact-links';
import type { ProductRow } from '@/listings/product-row';
import { buildListing } from '#tests/data/build-listing';

const none = { contact_phone: null, contact_telegram: null, contact_tick: null, web_site: null };
const waysOf = (fields: Partial<ProductRow>) =>
  listingContactLinks(buildListing({ ...none, ...fields })).map(({ label, href }) => [label, href]);

it('listingContactLinks lists all four contacts, the call first', () => {
  const fields = {
    contact_phone: '+251 911 00-00-00',
    contact_telegram: 't.me/abay',
    contact_tick: 'https://www.tiktok.com/@abay',
    web_site: 'http://abay.example',
  };
  expect(waysOf(fields)).toEqual([
    ['Call', 'tel:+251911000000'],
    ['Telegram', expect.stringMatching(/^https:\/\/t\.me\/abay\?text=Hello/)],
    ['TikTok', 'https://www.tiktok.com/@abay'],
    ['Website', 'http://abay.example/'],
  ]);
});

it('listingContactLinks lists nothing for a listing without contacts', () => {
  expect(waysOf({})).toEqual([]);
});

it('listingContactLinks also lists a second phone number', () => {
  expect(waysOf({ contact_phone: 'Shop 12: 0911000000 or 0922000000, 0933000000' })).toEqual([
    ['Call', 'tel:+251911000000'],
    ['Call 2', 'tel:+251922000000'],
  ]);
});
