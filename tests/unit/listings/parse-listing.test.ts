import { describe, expect, it } from 'vitest';
import { parseListing } from '@/listings/parse-listing';
import { buildListing } from '#tests/data/build-listing';
import { buildRow } from '#tests/data/build-row';

const absent = {
  company: '',
  description: '',
  category: '',
  discount: { kind: 'none' },
  place: '',
  coordinates: null,
  telegram: null,
  tiktok: null,
  website: null,
  phone: null,
  ownerEmail: '',
  profilePhoto: null,
  photo: null,
  video: null,
  images: [],
  seller: '',
  postedAt: null,
  verified: false,
  price: null,
};

describe('parseListing', () => {
  it('reads every field under its name in the API', () => {
    const media = (name: string) => `https://cdn.example.com/${name}`;
    expect(
      parseListing({
        id: 7,
        product_name: 'Sofa',
        company_name: 'Abay',
        description: 'Oak.',
        category: 'homes',
        discount: '10',
        location: 'Bole',
        latitude: '9.01',
        longitude: '38.76',
        contact_telegram: 'https://t.me/abay',
        contact_tick: 'https://www.tiktok.com/@abay',
        web_site: 'https://abay.example.com/',
        contact_phone: '0911 234567',
        email: 'owner@example.com',
        profile_photo: media('shop.jpg'),
        product_photo: media('sofa.jpg'),
        product_video: media('sofa.mp4'),
        images: [{ id: 3, image: media('side.jpg') }],
        first_name: 'Hana',
        last_name: 'Bekele',
        date_posted: '2026-11-21T09:00:00Z',
        verified: true,
        price: '18500.00',
      }),
    ).toEqual({
      listing: expect.objectContaining({
        id: '7',
        name: 'Sofa',
        company: 'Abay',
        description: 'Oak.',
        category: 'homes',
        discount: { kind: 'percentage', percent: 10 },
        place: 'Bole',
        coordinates: { latitude: 9.01, longitude: 38.76 },
        telegram: 'https://t.me/abay',
        tiktok: 'https://www.tiktok.com/@abay',
        website: 'https://abay.example.com/',
        phone: '0911 234567',
        ownerEmail: 'owner@example.com',
        profilePhoto: media('shop.jpg'),
        photo: media('sofa.jpg'),
        video: media('sofa.mp4'),
        images: [{ id: '3', url: media('side.jpg') }],
        seller: 'Hana Bekele',
        postedAt: Date.parse('2026-11-21T09:00:00Z'),
        verified: true,
        price: 18_500,
      }),
    });
  });

  it('treats optional fields that are null or empty as missing', () => {
    const whole = buildRow({ id: 7, product_name: 'Sofa' });
    const names = Object.keys(whole).filter((name) => name !== 'id' && name !== 'product_name');
    for (const nothing of [null, undefined, '']) {
      const row = { ...whole, ...Object.fromEntries(names.map((name) => [name, nothing])) };
      expect(parseListing(row)).toEqual({
        listing: expect.objectContaining({ ...absent, id: '7', name: 'Sofa' }),
      });
    }
    expect(parseListing({ id: 7, product_name: 'Sofa' })).toEqual({
      listing: expect.objectContaining({ ...absent, id: '7', name: 'Sofa' }),
    });
  });

  it('treats a field of a wrong type as missing, and keeps the offer', () => {
    const row = Object.fromEntries(Object.keys(buildRow()).map((name) => [name, { nested: [1] }]));
    expect(parseListing({ ...row, id: 3, product_name: 'Chair' })).toEqual({
      listing: expect.objectContaining({ ...absent, id: '3', name: 'Chair' }),
    });
  });

  it.each([
    [{ id: null }, /^id: /],
    [{ id: '' }, /^id: /],
    [{ id: ' ' }, /^id: /],
    [{ id: true }, /^id: /],
    [{ product_name: null }, /^product_name: /],
    [{ product_name: '  ' }, /^product_name: /],
    [{ product_name: 12 }, /^product_name: /],
  ])('names the mistake in a row with %o', (fields, fault) => {
    const parsed = parseListing({ ...buildRow(), ...fields });
    expect(parsed).toEqual({ errors: [expect.stringMatching(fault)] });
  });

  it('reports a value that is not a row, and every mistake in a row', () => {
    expect(parseListing(null)).toEqual({ errors: [expect.stringMatching(/^row: /)] });
    expect(parseListing({ id: null, product_name: null })).toEqual({
      errors: [expect.stringMatching(/^id: /), expect.stringMatching(/^product_name: /)],
    });
  });

  it.each([
    [7, '7'],
    [0, '0'],
    ['7', '7'],
    [' 7 ', '7'],
    ['a1-b2', 'a1-b2'],
  ])('reads the id %j as the text %j', (id, text) => {
    expect(buildListing({ id }).id).toBe(text);
  });

  it('trims texts', () => {
    const fields = {
      product_name: ' Sofa ',
      company_name: '\tAbay ',
      location: ' Bole\n',
      category: ' homes ',
    };
    expect(buildListing(fields)).toMatchObject({
      name: 'Sofa',
      company: 'Abay',
      place: 'Bole',
      category: 'homes',
      searchText: 'sofa abay bole',
    });
  });

  it("folds the owner's email address, and keeps it out of the search text", () => {
    const listing = buildListing({ email: '  Owner.Name@Example.COM ' });
    expect(listing.ownerEmail).toBe('owner.name@example.com');
    expect(listing.searchText).not.toContain('owner');
  });

  it.each([
    ['2026-11-21T12:00:00+03:00', '2026-11-21T09:00:00Z'],
    ['2026-11-21T02:30:00-05:00', '2026-11-21T07:30:00Z'],
    ['2026-11-21T09:00:00.123456Z', '2026-11-21T09:00:00.123Z'],
  ])('reads the date %j with its offset', (text, moment) => {
    expect(buildListing({ date_posted: text }).postedAt).toBe(Date.parse(moment));
  });

  it.each([null, '', 'yesterday', '21/11/2026'])('reads no date from %j', (text) => {
    expect(buildListing({ date_posted: text }).postedAt).toBeNull();
  });

  it.each([true, false, null, undefined, 'true', 1, 'True', {}])('is verified only if true: %o', (value) => {
    const parsed = parseListing({ ...buildRow(), verified: value });
    expect(parsed).toHaveProperty('listing.verified', value === true);
  });
});
