import { expect, it } from 'vitest';
import { categoryLink } from '@/listings/categories/find-list';

it.each([
  ['new', 'New Offers', '/new offers'],
  ['weekly', 'Holyday Discounts', '/holyday discounts'],
  ['upcomming', 'Upcomming Offers', '/upcomming offers'],
])('categoryLink links %s, set by the server, to its collection', (value, label, path) => {
  const link = categoryLink(value);
  expect(link?.label).toBe(label);
  expect(decodeURI(link?.path ?? '')).toBe(path);
});

it.each(['', 'unknown', 'Homes', 'constructor', '__proto__'])('categoryLink is null for %j', (value) => {
  expect(categoryLink(value)).toBeNull();
});
