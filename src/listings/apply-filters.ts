import { type Coordinates, distanceInKilometres } from '@/platform/coordinates';
import type { Listing } from './listing';
import { isDiscounted, type ListingPredicate } from './selectors';
import { type ListingFilters, countFilters } from './listing-filters';

const percentOf = ({ discount }: Listing) => (discount.kind === 'percentage' ? discount.percent : -1);

/** A listing without a price matches no price filter: the visitor asked for listings known to fit. */
function pricedBetween(minimum: number | null, maximum: number | null): ListingPredicate {
  if (minimum === null && maximum === null) return () => true;
  return ({ price }) => price !== null && price >= (minimum ?? 0) && price <= (maximum ?? Infinity);
}

/** The distance of each listing in km; Infinity without a place. */
function distancesFrom(here: Coordinates, listings: readonly Listing[]): Map<Listing, number> {
  return new Map(
    listings.map((listing) => [
      listing,
      listing.coordinates ? distanceInKilometres(here, listing.coordinates) : Infinity,
    ]),
  );
}

/** Sorts by a number that is computed once per listing. Equal ones keep their order, newest first. */
function sortedBy(listings: readonly Listing[], rank: (listing: Listing) => number): readonly Listing[] {
  return listings
    .map((listing) => ({ listing, rank: rank(listing) }))
    .toSorted((a, b) => (a.rank === b.rank ? 0 : a.rank - b.rank))
    .map(({ listing }) => listing);
}

/** Whether a listing passes all filters except distance. */
export function passesFilters(filters: ListingFilters): ListingPredicate {
  const fitsPrice = pricedBetween(filters.minimumPrice, filters.maximumPrice);
  const attributes = [...filters.attributes];
  return (listing) =>
    fitsPrice(listing) &&
    (!filters.discountOnly || isDiscounted(listing)) &&
    attributes.every(([name, value]) => listing.attributes.get(name) === value);
}

/**
 * Filters and sorts listings, which arrive newest first. Distance counts only once the visitor's place is
 * known (`here`): until then *nearest* sorts by date, and no listing is left out for its distance.
 */
export function applyFilters(
  listings: readonly Listing[],
  filters: ListingFilters,
  here: Coordinates | null,
): readonly Listing[] {
  // Without filters, a keystroke in the search above cards must not scan a long list.
  const passing = countFilters(filters) === 0 ? listings : listings.filter(passesFilters(filters));
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
