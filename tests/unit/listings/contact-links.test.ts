import { expect, it } from 'vitest';
import { listingContactLinks } from '@/listings/contact-links';
import { buildListing } from '#tests/data/build-listing';

it('listingContactLinks lists all four contacts, the call first', () => {
  const listing = buildListing({
    contact_phone: '+251 911 00-00-00',
    contact_telegram: 't.me/abay',
    contact_tick: 'https://www.tiktok.com/@abay',
    web_site: 'http://abay.example',
  });
  expect(listingContactLinks(listing).map(({ label, href }) => [label, href])).toEqual([
    ['Call', 'tel:+251911000000'],
    ['Telegram', expect.stringMatching(/^https:\/\/t\.me\/abay\?text=Hello/)],
    ['TikTok', 'https://www.tiktok.com/@abay'],
    ['Website', 'http://abay.example/'],
  ]);
});
