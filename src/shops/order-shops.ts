import { compareTexts } from '@/platform/compare-texts';
import { type Coordinates, distanceInKilometres } from '@/platform/coordinates';
import type { Listing } from '@/listings/listing';
import { type Shop, shopPlace } from '@/listings/shops';

export const shopOrders = ['name', 'nearest'] as const;
export type ShopOrder = (typeof shopOrders)[number];

/** A shop in the directory. */
export interface PlacedShop extends Shop {
  /** Where it is, for somebody whose place is known where it is nearest. */
  place: string;
  /** In km; null where either place is not known. */
  distance: number | null;
}

function placeShop(shop: Shop, here: Coordinates | null): PlacedShop {
  let nearest: { listing: Listing; distance: number } | null = null;
  for (const listing of here ? shop.listings : []) {
    if (!here || !listing.coordinates) continue;
    const distance = distanceInKilometres(here, listing.coordinates);
    if (!nearest || distance < nearest.distance) nearest = { listing, distance };
  }
  return {
    ...shop,
    place: nearest?.listing.place || shopPlace(shop),
    distance: nearest?.distance ?? null,
  };
}

/**
 * Shops by their names in the order of a language, or the nearest first. Those without a place come last; where
 * the visitor's is not known, all stand by name.
 */
export function orderShops(
  shops: readonly Shop[],
  order: ShopOrder,
  { here, language }: { here: Coordinates | null; language: string },
): readonly PlacedShop[] {
  const compare = compareTexts(language);
  const byName = shops
    .map((shop) => placeShop(shop, here))
    .toSorted((one, other) => compare(one.id, other.id));
  if (order === 'name' || !here) return byName;
  const rank = ({ distance }: PlacedShop) => distance ?? Infinity;
  // Infinite distances have no difference.
  return byName.toSorted((one, other) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other)));
}
