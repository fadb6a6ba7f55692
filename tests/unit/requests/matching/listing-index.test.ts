import { describe, expect, it } from 'vitest';
import { createListingIndex } from '@/requests/matching/listing-index';
import { buildListing } from '#tests/build-listing';

const listing = (product_name: string, description = 'As good as new.') =>
  buildListing({ product_name, description, company_name: 'Shop' });
const find = createListingIndex([
  listing('Aluminium ladder, three metres'),
  listing('Wooden chairs, set of six'),
  listing('Office chair with wheels'),
  listing('Dining table', 'Goes well with six wooden chairs.'),
  listing('Rocking chair'),
  listing('Injera, twenty pieces'),
]);
const names = (text: string) => find(text).map(({ name }) => name);

describe('the offers that a request may be about', () => {
  it('share its words, in any form and case', () => {
    expect(names('I need a LADDER for my shop')).toEqual(['Aluminium ladder, three metres']);
    expect(names('ladders?')).toEqual(['Aluminium ladder, three metres']);
  });

  it('are three at the most, the best first', () => {
    const found = names('Six wooden chairs wanted');
    expect(found).toHaveLength(3);
    expect(found[0]).toBe('Wooden chairs, set of six');
    expect(found[1]).toBe('Dining table');
  });

  it.each(['', '   ', 'I want to buy something good, please call me', 'xyz', '??', 'a an to'])(
    'are none for %j',
    (text) => expect(names(text)).toEqual([]),
  );
});
