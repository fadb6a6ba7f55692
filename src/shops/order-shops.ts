import type { Listing } from '@/listings/listing';
import { shopPlace, type Shop } from '@/listings/shops';
import { distanceInKilometres, type Coordinates } from '@/platform/coordinates';
import { compareTexts } from '@/platform/text/fold';

export const shopOrders = ['name', 'nearest'] as const;
export type ShopOrder = (typeof shopOrders)[number];

export interface PlacedShop extends Shop {
  /** The place of the nearest offer, or of the shop if the visitor's place is unknown. */
  place: string;
  /** From the visitor, in km; null if either place is unknown. */
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
 * Sorts shops by name in a language's order, or nearest first. Shops without a place come last. If the visitor's place
 * is unknown, they are sorted by name.
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
  // Shops without a distance have the same rank, Infinity, and Infinity - Infinity is NaN.
  return byName.toSorted((one, other) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other)));
}
