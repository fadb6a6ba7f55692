import { describe, expect, it } from 'vitest';
import { buildListing } from '#tests/data/build-listing';

const hostileLinks = [
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script></script>',
  'vbscript:x',
];

describe('the values of a listing', () => {
  it.each([
    ['-1', null],
    ['0.00', null],
    [0, null],
    ['', null],
    ['1,500', null],
    ['free', null],
    [1500, 1500],
    ['999999999999.99', 999_999_999_999.99],
    ['1000000000000', null],
  ])('reads the price %j as %j', (price, amount) => {
    expect(buildListing({ price }).price).toBe(amount);
  });

  it.each([
    ['Hana', 'Bekele', 'Hana Bekele'],
    ['Hana', null, 'Hana'],
    [null, ' Bekele ', 'Bekele'],
    [null, '', ''],
  ])('names the seller with the names %j and %j: %j', (first_name, last_name, seller) => {
    expect(buildListing({ first_name, last_name }).seller).toBe(seller);
  });

  it('is found by name and place without a company', () => {
    const { searchText } = buildListing({ product_name: 'Sofa', company_name: null, location: 'Bole' });
    expect(searchText).toBe('sofa bole');
  });

  it('links an @name to its profile at Telegram or TikTok', () => {
    const names = { contact_telegram: '@mesfin', contact_tick: '@mesfin', web_site: '@mesfin' };
    expect(buildListing(names)).toMatchObject({
      telegram: 'https://t.me/mesfin',
      tiktok: 'https://www.tiktok.com/@mesfin',
      website: null,
    });
  });

  it.each(hostileLinks)('never makes %j a link', (address) => {
    const links = { contact_telegram: address, contact_tick: address, web_site: address };
    expect(buildListing(links)).toMatchObject({ telegram: null, tiktok: null, website: null });
  });
});
