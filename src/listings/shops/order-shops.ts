import type { Coordinates } from '@/lib/coordinates';
import type { Listing } from '@/listings/catalogue/listing';
import type { Shop } from './group-shops';
import { nearestPlace, shopPlace } from './shop-facts';

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
  const nearest: { listing: Listing; distance: number } | null = here && nearestPlace(shop, here);
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
  const { compare } = new Intl.Collator(language, { numeric: true });
  const byName = shops
    .map((shop) => placeShop(shop, here))
    .toSorted((one, other) => compare(one.id, other.id));
  if (order === 'name' || !here) return byName;
  const rank = ({ distance }: PlacedShop) => distance ?? Infinity;
  // Infinite distances have no difference.
  return byName.toSorted((one, other) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other)));
}
