import { type Coordinates, distanceInKilometres } from '@/platform/coordinates';
import type { Listing } from './listing';
import { isDiscounted, type ListingPredicate } from './selectors';
import { type ListingFilters, countFilters } from './listing-filters';

const percentOf = ({ discount }: Listing) => (discount.kind === 'percentage' ? discount.percent : -1);

/** A listing of unknown price passes no price bound: what is asked for is a listing known to fit. */
function pricedBetween(minimum: number | null, maximum: number | null): ListingPredicate {
  if (minimum === null && maximum === null) return () => true;
  return ({ price }) => price !== null && price >= (minimum ?? 0) && price <= (maximum ?? Infinity);
}

/** The distance of every listing in km, Infinity where it names no place. */
function distancesFrom(here: Coordinates, listings: readonly Listing[]): Map<Listing, number> {
  return new Map(
    listings.map((listing) => [
      listing,
      listing.coordinates ? distanceInKilometres(here, listing.coordinates) : Infinity,
    ]),
  );
}

/** Sorts by a number computed once a listing; equal ones keep their order, which is newest first. */
function sortedBy(listings: readonly Listing[], rank: (listing: Listing) => number): readonly Listing[] {
  return listings
    .map((listing) => ({ listing, rank: rank(listing) }))
    .toSorted((a, b) => (a.rank === b.rank ? 0 : a.rank - b.rank))
    .map(({ listing }) => listing);
}

/** What passes the filters but that of the distance. */
export function passesFilters(filters: ListingFilters, saved: ReadonlySet<string>): ListingPredicate {
  const fitsPrice = pricedBetween(filters.minimumPrice, filters.maximumPrice);
  const attributes = [...filters.attributes];
  return (listing) =>
    fitsPrice(listing) &&
    (!filters.discountOnly || isDiscounted(listing)) &&
    (!filters.savedOnly || saved.has(listing.id)) &&
    attributes.every(([name, value]) => listing.attributes.get(name) === value);
}

/** What the filters need to know of the visitor. */
interface FilterContext {
  /** Where the visitor is, if known. */
  here: Coordinates | null;
  /** The ids that are saved. */
  saved: ReadonlySet<string>;
}

/**
 * Narrows and orders listings, which come newest first. Distance counts only where the visitor's place is
 * known: until then *nearest* keeps the newest first and no listing is left out for being far.
 */
export function applyFilters(
  listings: readonly Listing[],
  filters: ListingFilters,
  { here, saved }: FilterContext,
): readonly Listing[] {
  // A long list that nothing narrows is not looked through with every letter above cards.
  const passing = countFilters(filters) === 0 ? listings : listings.filter(passesFilters(filters, saved));
  const needsDistance = filters.sort === 'nearest' || filters.within !== null;
  const distances = here && needsDistance ? distancesFrom(here, passing) : null;
  const distanceOf = (listing: Listing) => distances?.get(listing) ?? 0;
  const { within } = filters;
  const near =
    distances && within !== null ? passing.filter((listing) => distanceOf(listing) <= within) : passing;
  switch (filters.sort) {
    case 'newest':
    case 'best':
      return near;
    case 'discount':
      return sortedBy(near, (listing) => -percentOf(listing));
    case 'price':
      return sortedBy(near, (listing) => listing.price ?? Infinity);
    case 'nearest':
      return sortedBy(near, distanceOf);
  }
}
