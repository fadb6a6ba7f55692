import { describe, expect, it } from 'vitest';
import { parseListing } from '@/listings/parse-listing';
import { buildListing } from '#tests/data/build-listing';
import { buildRow } from '#tests/data/build-row';

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

const origin = 'http://localhost:3000';

describe('the media of a listing', () => {
  it.each([null, 'http://', 'file:///x'])('are absent where the address is %j', (address) => {
    expect(
      buildListing({ profile_photo: address, product_photo: address, product_video: address }),
    ).toMatchObject({
      profilePhoto: null,
      photo: null,
      video: null,
    });
  });

  it('are pictures in the order of the row, each with its id', () => {
    const images = [
      { id: 12, image: '/media/b.jpg' },
      { id: 'a7', image: 'https://cdn.example.com/a.jpg' },
    ];
    expect(buildListing({ images }).images).toEqual([
      { id: '12', url: `${origin}/media/b.jpg` },
      { id: 'a7', url: 'https://cdn.example.com/a.jpg' },
    ]);
  });

  it('are numbered from one if the row has no ids', () => {
    const images = [{ image: '/media/a.jpg' }, { image: '/media/b.jpg' }];
    const parsed = parseListing({ ...buildRow(), images });
    expect(parsed).toHaveProperty('listing.images', [
      expect.objectContaining({ id: '1' }),
      expect.objectContaining({ id: '2' }),
    ]);
  });

  it('are numbered from one if some have no id, so that no two get the same id', () => {
    const images = [{ image: '/media/a.jpg' }, { id: 1, image: '/media/b.jpg' }];
    expect(buildListing({ images }).images.map(({ id }) => id)).toEqual(['1', '2']);
  });

  it('skip only unreadable pictures', () => {
    const images = [
      null,
      'x.jpg',
      7,
      {},
      { id: 1 },
      { id: 2, image: 5 },
      { id: 3, image: '/media/c.jpg' },
      [],
    ];
    const parsed = parseListing({ ...buildRow(), images });
    expect(parsed).toHaveProperty('listing.images', [{ id: '3', url: `${origin}/media/c.jpg` }]);
  });

  it.each([{}, 'a.jpg', 5, { image: '/media/a.jpg' }])(
    'are empty if the row has %o for its pictures',
    (images) => {
      expect(parseListing({ ...buildRow(), images })).toHaveProperty('listing.images', []);
    },
  );
});

it.each([
  ['+251 911 00 00 00', '+251 911 00 00 00'],
  [' 0911000000 ', '0911000000'],
  [911000000, '911000000'],
  ['911', '911'],
  ['０９１１２２３３４４', '０９１１２２３３４４'],
  ['12', null],
  ['none', null],
  ['', null],
  [null, null],
])('the phone of a listing is read from %j as %j', (value, phone) => {
  expect(buildListing({ contact_phone: value }).phone).toBe(phone);
});
