import { describe, expect, it } from 'vitest';
import { chooseOffers, readChoice } from '@/friend/give/choose-offers';
import { buildListing } from '#tests/build-listing';
import { fixedNow } from '#tests/clock';

const bole = { latitude: 8.99, longitude: 38.79 };
const listings = [
  buildListing({ product_name: 'Far', category: 'homes', latitude: '9.6', longitude: '41.8' }),
  buildListing({ product_name: 'Next', category: 'homes', latitude: '9.0', longitude: '38.79' }),
  buildListing({ product_name: 'Here', category: 'books', latitude: '8.99', longitude: '38.79' }),
  buildListing({ product_name: 'Waiting', category: 'homes', verified: false }),
];
const idOf = (name: string) => listings.find((one) => one.name === name)?.id ?? '';
const about = { savedIds: new Set(['Far', 'Waiting'].map(idOf)), here: bole, within: 5, now: fixedNow };

describe('what is given', () => {
  it.each([
    ['saved', ['Far']],
    ['near', ['Here', 'Next']],
    ['/homes', ['Far', 'Next']],
    ['/new-products', ['Far', 'Next', 'Here']],
    ['/no-such-list', []],
  ] as const)('for %s are the verified offers %j', (choice, names) => {
    expect(chooseOffers(choice, listings, about).map(({ name }) => name)).toEqual(names);
  });

  it('is nothing near a place that is not known', () => {
    expect(chooseOffers('near', listings, { ...about, here: null })).toEqual([]);
  });

  it.each([
    ['saved', 'saved'],
    ['near', 'near'],
    ['/homes', '/homes'],
    ['/upcomming offers', '/upcomming offers'],
    ['/no-such-list', 'saved'],
    ['javascript:alert(1)', 'saved'],
    [null, 'saved'],
  ])('is read from an address with %j as %j', (text, choice) => {
    expect(readChoice(text)).toBe(choice);
  });
});
