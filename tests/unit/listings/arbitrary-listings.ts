import fc from 'fast-check';
import type { Listing } from '@/listings/listing';
import { day } from '@/platform/time';
import { buildListing } from '#tests/data/build-listing';
import { dateBefore } from '#tests/data/clock';

const rowFields = fc.record({
  product_name: fc.constantFrom('Sofa', 'Chair', 'Injera', 'ጉሊት'),
  company_name: fc.constantFrom('Abay', 'Blue Nile', null),
  location: fc.constantFrom('Bole', 'Bahir Dar', null),
  category: fc.constantFrom('homes', 'foods', 'new', 'weekly'),
  discount: fc.constantFrom('waiting', 'ended', '5', '10.00', '20', null),
  price: fc.constantFrom('0', '100.00', '2500.50', null),
  latitude: fc.constantFrom('9.01', '11.59', null),
  longitude: fc.constantFrom('38.76', '37.39'),
  date_posted: fc.option(fc.integer({ min: -day, max: 10 * day }).map(dateBefore)),
  verified: fc.constantFrom(true, false, null),
  condition: fc.constantFrom('new', 'used', null),
});

/** Lists of all kinds of listings. */
export const arbitraryListings: fc.Arbitrary<readonly Listing[]> = fc.array(rowFields.map(buildListing), {
  maxLength: 25,
});
