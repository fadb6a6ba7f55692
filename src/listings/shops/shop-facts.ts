import { type Coordinates, distanceInKilometres } from '@/lib/coordinates';
import type { Listing } from '@/listings/catalogue/listing';
import { findCategory } from '@/listings/categories/categories';
import type { CategorySpec } from '@/listings/categories/category-spec';
import type { Shop } from './group-shops';

/** The values of some listings, the most frequent first, then the newest. */
function byFrequency(values: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const value of values) if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([value]) => value);
}

/** The categories that a shop offers in, the most frequent first. */
export const shopCategories = ({ listings }: Shop): readonly CategorySpec[] =>
  byFrequency(listings.map(({ category }) => category)).flatMap((value) => findCategory(value) ?? []);

/** Its logo, else a photo of what it offers. */
export const shopPhoto = ({ listings }: Shop): string | null =>
  listings.find(({ profilePhoto }) => profilePhoto)?.profilePhoto ??
  listings.find(({ photo }) => photo)?.photo ??
  null;

/** Where most of its offers are. */
export const shopPlace = ({ listings }: Shop): string =>
  byFrequency(listings.map(({ place }) => place))[0] ?? '';

/** Where a shop is nearest to somebody, and how far that is in km; null where none of its offers has coordinates. */
export function nearestPlace(
  { listings }: Shop,
  here: Coordinates,
): { listing: Listing; distance: number } | null {
  let nearest: { listing: Listing; distance: number } | null = null;
  for (const listing of listings) {
    if (!listing.coordinates) continue;
    const distance = distanceInKilometres(here, listing.coordinates);
    if (!nearest || distance < nearest.distance) nearest = { listing, distance };
  }
  return nearest;
}
