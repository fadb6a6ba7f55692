import { distanceInKilometres, type Coordinates } from '@/platform/coordinates';
import type { Listing } from './listing';
import type { ListingFilters } from './listing-filters';
import { isDiscounted, type ListingPredicate } from './selectors';

const discountPercent = ({ discount }: Listing) => (discount.kind === 'percentage' ? discount.percent : -1);

/** A listing without a price passes no price filter. */
export function matchesPriceRange(minimum: number | null, maximum: number | null) {
  if (minimum === null && maximum === null) return () => true;
  return ({ price = null }: { price?: number | null }) =>
    price !== null && price >= (minimum ?? 0) && price <= (maximum ?? Infinity);
}

/** Sorts by rank, and computes each rank once. Listings with the same rank keep their order. */
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

/** Expects the newest listings first. Without an `origin`, distances do not matter. */
export function applyFilters(
  listings: readonly Listing[],
  filters: ListingFilters,
  origin: Coordinates | null,
): readonly Listing[] {
  const filtered = listings.filter(passesFilters(filters));
  const { within } = filters;
  const distanceOf = ({ coordinates }: Listing) =>
    origin && coordinates ? distanceInKilometres(origin, coordinates) : Infinity;
  const inRange =
    origin && within !== null ? filtered.filter((listing) => distanceOf(listing) <= within) : filtered;
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
