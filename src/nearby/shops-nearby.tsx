import { t } from '@/language/translate';
import { type Coordinates, isWithin } from '@/platform/coordinates';
import type { ListProps } from '@/browse/listing-query';
import { QueryFailure } from '@/browse/query-failure';
import { NearestList } from './nearest-list';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isVerified, nearbyRadius, selectVerified, selectWhere } from '@/listings/selectors';
import { useCompleteCatalogue } from '@/listings/use-catalogue';
import { fetchRows } from '@/listings/fetch-rows';
import { parseListings } from '@/listings/parse-listings';
import { serverNow } from '@/platform/server-clock';

/** With six decimals, as the API stores them. That is a tenth of a metre. */
const formatDegrees = (value: number) => value.toFixed(6);

function nearbyQuery({ latitude, longitude }: Coordinates) {
  const place = `lat=${formatDegrees(latitude)}&lng=${formatDegrees(longitude)}` as const;
  return queryOptions({
    queryKey: ['products', 'nearby', place],
    queryFn: async ({ signal }) => {
      const all: unknown[] = [];
      const path = `/api/products/nearby/?${place}&radius=${nearbyRadius}` as const;
      await fetchRows(path, (rows) => void all.push(...rows), signal);
      return parseListings(all, serverNow());
    },
  });
}

/**
 * The verified listings near a place. They come from the server or, if that call fails, from the catalogue. `failed` is
 * the failed call, with its retry.
 */
function useShopsNearby(here: Coordinates) {
  const nearbyResult = useQuery({ ...nearbyQuery(here), select: selectVerified });
  const selectNear = useMemo(() => selectWhere(isVerified, isWithin(nearbyRadius, here)), [here]);
  const catalogue = useCompleteCatalogue(selectNear);
  // Not `isError`, which is false during a retry: a skeleton would then replace the listings from the catalogue.
  const usesCatalogue = nearbyResult.data === undefined && nearbyResult.errorUpdateCount > 0;
  return {
    query: usesCatalogue ? catalogue : { ...nearbyResult, error: null, state: 'complete' as const },
    failed: nearbyResult.isError ? { ...nearbyResult, data: nearbyResult.data ?? catalogue.data } : null,
  };
}

type ShopsNearbyProps = Omit<ListProps, 'query'> & { here: Coordinates };

export function ShopsNearby({ here, ...list }: ShopsNearbyProps) {
  const { query, failed: failedCall } = useShopsNearby(here);
  return (
    <>
      {failedCall && <QueryFailure query={failedCall} message={t('No internet connection nearby shops')} />}
      <NearestList {...list} query={query} here={here} />
    </>
  );
}
