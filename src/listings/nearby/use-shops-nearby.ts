import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { distanceInKilometres, type Coordinates } from '@/lib/distance';
import { isVerified, selectWhere, type ListingTest } from '@/listings/catalogue/selectors';
import { useProducts } from '@/listings/catalogue/use-products';
import { nearbyQuery, nearbyRadius } from './nearby-query';

const selectVerified = selectWhere(isVerified);

/** Within so many km by great-circle distance; a listing that names no point is nowhere near. */
const isWithin =
  (radius: number, here: Coordinates): ListingTest =>
  ({ coordinates }) =>
    coordinates !== null && distanceInKilometres(here, coordinates) <= radius;

/**
 * The verified listings near a place: what the server finds, or, where that call fails, what the catalogue has within the
 * same distance (decisions, Listings). `failed` is the call that failed, with its way to try again.
 */
export function useShopsNearby(here: Coordinates) {
  const nearby = useQuery({ ...nearbyQuery(here), select: selectVerified });
  const selectNear = useMemo(() => selectWhere(isVerified, isWithin(nearbyRadius, here)), [here]);
  const catalogue = useProducts(selectNear);
  // Also while it is tried again: the list that helped out stays until there is a better one.
  const isLost = nearby.data === undefined && nearby.errorUpdateCount > 0;
  return { query: isLost ? catalogue : { ...nearby, error: null }, failed: nearby.isError ? nearby : null };
}
