import { describe, expect, it } from 'vitest';
import { hidden, hiddenLimits, withoutHidden } from '@/listings/hidden/hidden';
import { buildListing } from '#tests/build-listing';
import { keepInBrowser } from '#tests/keep-in-browser';

const stored = (json: unknown) => {
  keepInBrowser('gulit:hidden', JSON.stringify(json));
  return hidden.read();
};
const none = { offers: [], sellers: [] };
const sofa = { id: '1', name: 'Sofa' };

describe('what is hidden', () => {
  it.each([
    ['nothing', null, none],
    ['another shape', [], none],
    ['offers alone', { offers: [sofa] }, { offers: [sofa], sellers: [] }],
    ['sellers alone', { sellers: ['Abel'] }, { offers: [], sellers: ['Abel'] }],
    [
      'rows that are none',
      {
        offers: [null, 5, { id: 1, name: 'x' }, { id: '', name: 'x' }, sofa],
        sellers: ['', 5, 'x'.repeat(300), 'Abel'],
      },
      { offers: [sofa], sellers: ['Abel'] },
    ],
  ])('is read from %s', (_, json, expected) => {
    expect(stored(json)).toEqual(expected);
  });

  it('is bounded', () => {
    const { offers, sellers } = stored({
      offers: Array.from({ length: 500 }, (_, id) => ({ id: `x${id}`, name: 'Offer' })),
      sellers: Array.from({ length: 500 }, (_, id) => `Seller ${id}`),
    });
    expect([offers.length, sellers.length]).toEqual([hiddenLimits.offers, hiddenLimits.sellers]);
  });

  const listings = [
    buildListing({ id: 1, company_name: 'Abel PLC' }),
    buildListing({ id: 2, company_name: 'ABEL plc ' }),
    buildListing({ id: 3, company_name: 'Abel PLC of Bole' }),
    buildListing({ id: 4, company_name: 'Café Hana' }),
  ];
  it.each([
    ['nothing', none, '1 2 3 4'],
    ['an offer', { offers: [{ id: '3', name: 'x' }], sellers: [] }, '1 2 4'],
    ['a seller in any case, and no other one', { offers: [], sellers: ['abel PLC'] }, '3 4'],
    ['a seller with or without accents', { offers: [], sellers: ['Cafe Hana'] }, '1 2 3'],
    ['both', { offers: [{ id: '4', name: 'x' }], sellers: ['Abel PLC'] }, '3'],
  ])('leaves out %s', (_, all, ids) => {
    expect(
      withoutHidden(listings, all)
        .map(({ id }) => id)
        .join(' '),
    ).toBe(ids);
  });

  it('leaves a list as it is where nothing is hidden', () => {
    expect(withoutHidden(listings, none)).toBe(listings);
  });
});
