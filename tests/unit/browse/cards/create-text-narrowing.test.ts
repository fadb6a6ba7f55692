import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTextNarrowing } from '@/browse/cards/card-results';
import { matchesNameOrCompany } from '@/listings/selectors';
import { buildListing } from '#tests/data/build-listing';

const names = ['Table', 'Stable door', 'Tap', 'Lamp', 'TA  ble', ''];
const listings = names.map((name, index) =>
  buildListing({ product_name: name || 'x', company_name: index % 2 === 0 ? 'Tabor' : 'Bole' }),
);

describe('createTextNarrowing', () => {
  it('finds the same as a search of all listings, whatever was typed before', () => {
    const text = fc.oneof(fc.constantFrom('t', 'ta', 'tab', ' TAB', 'tabl', 'bo', 'a b', ''), fc.string());
    fc.assert(
      fc.property(fc.array(text), (texts) => {
        const narrowing = createTextNarrowing();
        for (const each of texts)
          expect(narrowing(each)(listings)).toEqual(listings.filter(matchesNameOrCompany(each)));
      }),
    );
  });

  it('searches again for other listings', () => {
    const narrowing = createTextNarrowing();
    narrowing('lamp')([]);
    expect(narrowing('lamp')(listings)).toHaveLength(1);
  });
});
