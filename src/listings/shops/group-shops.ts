import type { Listing } from '@/listings/catalogue/listing';
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
  listings: Listing[];
}

/** More spellings of one sound are no names any more, and each would be compared with each. */
const mostCompared = 30;

function readSpellings(listings: readonly Listing[]): readonly Spelling[] {
  const spellings = new Map<string, Spelling>();
  for (const listing of listings) {
    const { company: text, verified } = listing;
    if (!verified || text === '') continue;
    const known = spellings.get(text);
    if (known) known.listings.push(listing);
    else spellings.set(text, { text, name: readShopName(text), listings: [listing] });
  }
  return [...spellings.values()];
}

/** Some spellings by what they have in common; those that share it with none are left out. */
function alike(spellings: readonly Spelling[], keyOf: (spelling: Spelling) => string | null) {
  const groups = new Map<string, Spelling[]>();
  for (const spelling of spellings) {
    const key = keyOf(spelling);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(spelling);
    else groups.set(key, [spelling]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

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
  const shops = new Map<Spelling, Spelling[]>();
  for (const spelling of spellings) {
    const root = union.rootOf(spelling);
    const shop = shops.get(root);
    if (shop) shop.push(spelling);
    else shops.set(root, [spelling]);
  }
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
