import { queryOptions, useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { getJson } from '@/api/get-json';
import { serverNow } from '@/lib/server-clock';
import { type Coordinates, distanceInKilometres } from '@/lib/coordinates';
import { parseListings } from '@/listings/catalogue/parse-listings';
import { useMemo } from 'react';
import { type ListingPredicate, isVerified, selectWhere } from '@/listings/catalogue/selectors';
import { useCatalogue } from '@/listings/catalogue/use-catalogue';

/** In km, and in the call as it is written here (docs/product.md, Nearby). */
const nearbyRadius = 2;

/** The API stores six decimals, a tenth of a metre (docs/product.md, Nearby). */
const degrees = (value: number) => value.toFixed(6);

function nearbyQuery({ latitude, longitude }: Coordinates) {
  const lat = degrees(latitude);
  const lng = degrees(longitude);
  return queryOptions({
    queryKey: ['products', 'nearby', lat, lng],
    queryFn: async ({ signal }) => {
      const path = `/api/products/nearby/?lat=${lat}&lng=${lng}&radius=${nearbyRadius}` as const;
      return parseListings(await getJson(path, v.array(v.unknown()), signal), serverNow());
    },
  });
}

const selectVerified = selectWhere(isVerified);

/** Within `radius` km; a listing without coordinates never is. */
const isWithin =
  (radius: number, here: Coordinates): ListingPredicate =>
  ({ coordinates }) =>
    coordinates !== null && distanceInKilometres(here, coordinates) <= radius;

/**
 * The verified listings near a place: what the server finds, or, where that call fails, what the catalogue has within the
 * same distance (docs/product.md, Nearby). `failed` is the call that failed, with its way to try again.
 */
export function useShopsNearby(here: Coordinates) {
  const nearby = useQuery({ ...nearbyQuery(here), select: selectVerified });
  const selectNear = useMemo(() => selectWhere(isVerified, isWithin(nearbyRadius, here)), [here]);
  const catalogue = useCatalogue(selectNear, { needsAll: true });
  // `isError` turns false while the call is tried again, and the list of the catalogue would give way to a skeleton.
  const isLost = nearby.data === undefined && nearby.errorUpdateCount > 0;
  return {
    query: isLost ? catalogue : { ...nearby, error: null, isWhole: true },
    failed: nearby.isError ? nearby : null,
  };
}
