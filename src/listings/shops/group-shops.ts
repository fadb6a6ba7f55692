import type { Listing } from '@/listings/catalogue/listing';
import { groupBy } from '@/lib/group-by';
import { onceFor } from '@/lib/once-for';
import { createUnion } from './create-union';
import { sellerTokens } from './seller-identity';
import { type ShopName, readShopName, soundAlike } from './shop-name';

/** A company with its verified listings. */
export interface Shop {
  /** Its name in the spelling of most of its listings, which no other shop has. */
  id: string;
  spellings: readonly string[];
  /** In the order of the catalogue. */
  listings: readonly Listing[];
}

interface Spelling {
  text: string;
  name: ShopName;
  listings: readonly Listing[];
}

/** More spellings of one sound are no names any more, and each would be compared with each. */
const mostCompared = 30;

function readSpellings(listings: readonly Listing[]): readonly Spelling[] {
  const named = listings.filter(({ company, verified }) => verified && company !== '');
  return [...groupBy(named, ({ company }) => company)].map(([text, all]) => ({
    text,
    name: readShopName(text),
    listings: all,
  }));
}

/** Some spellings by what they have in common; those that share it with none are left out. */
const alike = (spellings: readonly Spelling[], keyOf: (spelling: Spelling) => string | null) =>
  [...groupBy(spellings, keyOf)].flatMap(([key, group]) => (key !== null && group.length > 1 ? [group] : []));

/** The sellers of a spelling: most names have one spelling, and need none. */
const sellersOf = onceFor(({ listings }: Spelling) => new Set(listings.flatMap(sellerTokens)));

/** Which spellings are one shop: those that differ in case, spaces or script, and have a seller in common. */
function joinSpellings(spellings: readonly Spelling[]) {
  const union = createUnion<Spelling>();
  for (const group of alike(spellings, ({ name }) => name.letters)) {
    const first = new Map<string, Spelling>();
    for (const spelling of group)
      for (const seller of sellersOf(spelling)) {
        union.join(first.get(seller) ?? spelling, spelling);
        first.set(seller, spelling);
      }
  }
  for (const group of alike(spellings, ({ name }) => name.soundKey)) {
    const inScript = (isEthiopic: boolean) =>
      group.filter(({ name }) => name.isEthiopic === isEthiopic).slice(0, mostCompared);
    const latin = inScript(false);
    for (const one of inScript(true))
      for (const other of latin)
        if (
          soundAlike(one.name, other.name) &&
          [...sellersOf(one)].some((seller) => sellersOf(other).has(seller))
        )
          union.join(one, other);
  }
  return union;
}

/**
 * The shops of some listings, in the order of their newest one. An address names a shop by its name alone, so
 * that one spelling is always one shop.
 */
function groupShops(listings: readonly Listing[]): readonly Shop[] {
  const spellings = readSpellings(listings);
  const union = joinSpellings(spellings);
  const shops = groupBy(spellings, (spelling) => union.rootOf(spelling));
  const places = new Map(listings.map((listing, place) => [listing, place]));
  const placeOf = (listing: Listing) => places.get(listing) ?? 0;
  return [...shops.values()].map((all) => {
    const [most] = all.toSorted((one, other) => other.listings.length - one.listings.length);
    return {
      id: most?.text ?? '',
      spellings: all.map(({ text }) => text),
      listings: all
        .flatMap((spelling) => spelling.listings)
        .toSorted((one, other) => placeOf(one) - placeOf(other)),
    };
  });
}

/** The same, once for each catalogue: the directory and the page of a shop ask for them. */
export const shopsOf = onceFor(groupShops);
