import { foldText } from '@/lib/fold-text';
import type { Listing } from '@/listings/catalogue/listing';
import { type Shop, shopsOf } from './group-shops';
import { readShopName } from './shop-name';

const most = (shops: readonly Shop[]): Shop | undefined =>
  shops.toSorted((one, other) => other.listings.length - one.listings.length)[0];

/**
 * The shop that an address names: the one that is spelled so, else in another case, else with other spaces or
 * signs, of several the one with the most offers; null where there is none.
 */
export function findShop(listings: readonly Listing[], company: string): Shop | null {
  const shops = shopsOf(listings);
  const spelled = (is: (spelling: string) => boolean) =>
    most(shops.filter((shop) => shop.spellings.some(is)));
  const name = company.trim();
  const folded = foldText(name);
  if (name === '') return null;
  return (
    spelled((spelling) => spelling === name) ??
    spelled((spelling) => foldText(spelling) === folded) ??
    spelled((spelling) => readShopName(spelling).letters === readShopName(name).letters) ??
    null
  );
}
