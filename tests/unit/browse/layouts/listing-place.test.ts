import { expect, it } from 'vitest';
import { sharedCity } from '@/browse/layouts/listing-place';
import { buildListing } from '#tests/data/build-listing';

it.each([
  [['Bole, Addis Ababa', 'CMC, Addis Ababa'], 'Addis Ababa'],
  [['Bole, Addis Ababa', 'Adama'], null],
  [['Bole, Addis Ababa', 'Kebele 4, Adama'], null],
  [['Bole', 'CMC'], null],
  [['Bole, Addis Ababa', ''], null],
  [[], null],
])('the places %j share the city %j', (places, city) => {
  expect(sharedCity(places.map((place) => buildListing({ location: place })))).toBe(city);
});
