import { distanceInKilometres, type Coordinates } from '@/platform/coordinates';
import type { Listing } from './listing';
import { countFilters, type ListingFilters } from './listing-filters';
import { isDiscounted, type ListingPredicate } from './selectors';

const discountPercent = ({ discount }: Listing) => (discount.kind === 'percentage' ? discount.percent : -1);

/** A listing without a price passes no price filter: the visitor asked for listings that certainly match. */
export function matchesPriceRange(minimum: number | null, maximum: number | null) {
  if (minimum === null && maximum === null) return () => true;
  return ({ price = null }: { price?: number | null }) =>
    price !== null && price >= (minimum ?? 0) && price <= (maximum ?? Infinity);
}

/** The distance of each listing in km; Infinity without a place. */
function measureDistances(origin: Coordinates, listings: readonly Listing[]): Map<Listing, number> {
  return new Map(
    listings.map((listing) => [
      listing,
      listing.coordinates ? distanceInKilometres(origin, listing.coordinates) : Infinity,
    ]),
  );
}

/** Sorts by a number that is computed once per listing. Listings with the same number keep their order. */
function sortByRank(listings: readonly Listing[], rank: (listing: Listing) => number): readonly Listing[] {
  return listings
    .map((listing) => ({ listing, rank: rank(listing) }))
    .toSorted((a, b) => (a.rank === b.rank ? 0 : a.rank - b.rank))
    .map(({ listing }) => listing);
}

/** Whether a listing passes all filters except distance. */
export function passesFilters(filters: ListingFilters): ListingPredicate {
  const matchesPrice = matchesPriceRange(filters.minimumPrice, filters.maximumPrice);
  return (listing) =>
    matchesPrice(listing) &&
    (!filters.discountOnly || isDiscounted(listing)) &&
    (filters.condition === null || listing.condition === filters.condition);
}

/**
 * Filters and sorts listings, which come newest first. `origin` is the place from which distances are measured. While
 * it is null, *nearest* keeps the order, and the distance filter has no effect.
 */
export function applyFilters(
  listings: readonly Listing[],
  filters: ListingFilters,
  origin: Coordinates | null,
): readonly Listing[] {
  // Without filters, a keystroke in the search above cards must not look through a long list.
  const filtered = countFilters(filters) === 0 ? listings : listings.filter(passesFilters(filters));
  const needsDistance = filters.sort === 'nearest' || filters.within !== null;
  const distances = origin && needsDistance ? measureDistances(origin, filtered) : null;
  const distanceOf = (listing: Listing) => distances?.get(listing) ?? 0;
  const { within } = filters;
  const inRange =
    distances && within !== null ? filtered.filter((listing) => distanceOf(listing) <= within) : filtered;
  switch (filters.sort) {
    case 'newest':
    case 'best':
      return inRange;
    case 'discount':
      return sortByRank(inRange, (listing) => -discountPercent(listing));
    case 'price':
      return sortByRank(inRange, (listing) => listing.price ?? Infinity);
    case 'nearest':
      return sortByRank(inRange, distanceOf);
  }
}
