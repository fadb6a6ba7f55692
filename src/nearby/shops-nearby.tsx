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

/** The API stores six decimals, a tenth of a metre. */
const degrees = (value: number) => value.toFixed(6);

function nearbyQuery({ latitude, longitude }: Coordinates) {
  const place = `lat=${degrees(latitude)}&lng=${degrees(longitude)}` as const;
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
 * The verified listings near a place: from the server, or, if that call fails, from the catalogue within the
 * same distance. `failed` is the failed call with its retry.
 */
function useShopsNearby(here: Coordinates) {
  const nearby = useQuery({ ...nearbyQuery(here), select: selectVerified });
  const selectNear = useMemo(() => selectWhere(isVerified, isWithin(nearbyRadius, here)), [here]);
  const catalogue = useCompleteCatalogue(selectNear);
  // `isError` is false during a retry; the catalogue's list would then give way to a skeleton.
  const isLost = nearby.data === undefined && nearby.errorUpdateCount > 0;
  return {
    query: isLost ? catalogue : { ...nearby, error: null, state: 'complete' as const },
    failed: nearby.isError ? { ...nearby, data: nearby.data ?? catalogue.data } : null,
  };
}

type ShopsNearbyProps = Omit<ListProps, 'query'> & { here: Coordinates };

export function ShopsNearby({ here, ...list }: ShopsNearbyProps) {
  const { query, failed } = useShopsNearby(here);
  return (
    <>
      {failed && <QueryFailure query={failed} message={t('No internet connection nearby shops')} />}
      <NearestList {...list} query={query} here={here} />
    </>
  );
}
