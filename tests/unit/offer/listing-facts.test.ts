import { describe, expect, it } from 'vitest';
import { ageInDaysIfOld, mapAddress } from '@/offer/listing-facts';
import { day } from '@/platform/time';
import { buildListing } from '#tests/data/build-listing';
import { fixedNow } from '#tests/data/clock';

it.each([
  ['no date', null, null],
  ['a date in the future', fixedNow + 90 * day, null],
  ['today', fixedNow, null],
  ['1 ms less than 60 days', fixedNow - 60 * day + 1, null],
  ['60 days', fixedNow - 60 * day, 60],
  ['two years', fixedNow - 730.9 * day, 730],
])('the age of an offer is shown from 60 days on: %s', (_, postedAt, days) => {
  expect(ageInDaysIfOld({ postedAt }, fixedNow)).toBe(days);
});

const addressOf = (...fields: Parameters<typeof buildListing>) =>
  new URL(mapAddress(buildListing(...fields)) ?? '');

describe('mapAddress', () => {
  it("marks the listing's position", () => {
    const url = addressOf({ latitude: '9.010000', longitude: '-38.760000' });
    expect(url.origin).toBe('https://www.openstreetmap.org');
    expect(url.searchParams.get('mlat')).toBe('9.01');
    expect(url.searchParams.get('mlon')).toBe('-38.76');
    expect(url.hash).toMatch(/^#map=\d+\/9\.01\/-38\.76$/);
  });

  it('marks a position on the equator', () => {
    expect(addressOf({ latitude: '0', longitude: '38.76' }).searchParams.get('mlat')).toBe('0');
  });

  it.each(['Bole, Addis Ababa', 'A & B #7 ?x=1', 'ቦሌ'])(
    'searches for the place %j without coordinates',
    (location) => {
      const url = addressOf({ latitude: null, longitude: null, location });
      expect([url.origin, ...url.searchParams]).toEqual([
        'https://www.openstreetmap.org',
        ['query', location],
      ]);
      expect(url.hash).toBe('');
    },
  );

  it('is null without coordinates and a place', () => {
    expect(mapAddress(buildListing({ latitude: '', longitude: null, location: ' ' }))).toBeNull();
  });
});
