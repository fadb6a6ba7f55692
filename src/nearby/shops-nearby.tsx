import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useMemo, type ComponentProps } from 'react';
import { QueryFailure } from '@/browse/query-failure';
import { t } from '@/language/translate';
import { fetchRows } from '@/listings/fetch-rows';
import { noListings } from '@/listings/listing';
import { parseListings } from '@/listings/parse-listings';
import { isVerified, nearbyRadius, selectVerified, selectWhere } from '@/listings/selectors';
import { useCompleteCatalogue } from '@/listings/use-catalogue';
import { useVisitorPlace } from '@/place/use-visitor-place';
import { isWithin, type Coordinates } from '@/platform/coordinates';
import { serverNow } from '@/platform/server-clock';
import { NearestList } from './nearest-list';

/** With six decimals, as the API stores them: a tenth of a metre. */
const formatDegrees = (value: number) => value.toFixed(6);

function nearbyQuery(here: Coordinates | null) {
  const place = here && (`lat=${formatDegrees(here.latitude)}&lng=${formatDegrees(here.longitude)}` as const);
  return queryOptions({
    queryKey: ['products', 'nearby', place],
    queryFn:
      place === null
        ? skipToken
        : async ({ signal }) => {
            const all: unknown[] = [];
            const path = `/api/products/nearby/?${place}&radius=${nearbyRadius}` as const;
            await fetchRows(path, (rows) => void all.push(...rows), signal);
            return parseListings(all, serverNow());
          },
  });
}

const selectNothing = () => noListings;

/**
 * The verified listings near a place, from the server or, if the call fails, from the catalogue. `failed` is the failed
 * call, which can be retried.
 */
function useShopsNearby(here: Coordinates | null) {
  const nearbyResult = useQuery({ ...nearbyQuery(here), select: selectVerified });
  const selectNear = useMemo(
    () => (here ? selectWhere(isVerified, isWithin(nearbyRadius, here)) : selectNothing),
    [here],
  );
  const catalogue = useCompleteCatalogue(selectNear);
  // During a retry `isError` is false, and a skeleton would replace the listings from the catalogue.
  const usesCatalogue = nearbyResult.data === undefined && nearbyResult.errorUpdateCount > 0;
  return {
    query: usesCatalogue ? catalogue : { ...nearbyResult, error: null, isComplete: true },
    failed: nearbyResult.isError ? { ...nearbyResult, data: nearbyResult.data ?? catalogue.data } : null,
  };
}

type ShopsNearbyProps = Omit<ComponentProps<typeof NearestList>, 'query' | 'notice'>;

export function ShopsNearby(list: ShopsNearbyProps) {
  const place = useVisitorPlace();
  const { query, failed } = useShopsNearby(place.status === 'known' ? place.coordinates : null);
  return (
    <NearestList
      {...list}
      query={query}
      notice={failed && <QueryFailure query={failed} message={t('No internet connection nearby shops')} />}
    />
  );
}
