import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Catalogue } from './catalogue';
import { goOnReading, isSuperseded, waitForListing } from './catalogue-reading';
import type { Listing } from './listing';

/** The catalogue, from its first row on; every list is a selection from it. */
export const catalogueQuery = queryOptions({
  queryKey: ['products'],
  // The query's signal would abort the load when a page is left, although the next page needs the same rows.
  queryFn: async ({ client, queryKey }) => {
    const reading = goOnReading(client.getQueryData<Catalogue>(queryKey) ?? null);
    const write = () => {
      const latest = reading.latest();
      // The end is what this function returns.
      if (latest && latest.status !== 'whole' && !isSuperseded(reading))
        // Dated long ago, so that the query counts as stale: a page that opens asks again where this reading
        // fails.
        client.setQueryData<Catalogue>(queryKey, latest, { updatedAt: 1 });
    };
    const stop = reading.subscribe(write);
    write();
    return reading.take().finally(stop);
  },
});

/** All listings; undefined where the page knows a part at most. */
export function knownListings(client: QueryClient): readonly Listing[] | undefined {
  const known = client.getQueryData(catalogueQuery.queryKey);
  return known?.status === 'whole' ? known.listings : undefined;
}

/**
 * All listings as the server has them now, or when the reading that is under way ends. Rejects with an
 * `ApiError`.
 */
export const fetchListings = async (client: QueryClient): Promise<readonly Listing[]> =>
  (await client.fetchQuery({ ...catalogueQuery, staleTime: 0 })).listings;

const hasNotFailed = ({ state }: { state: { error: unknown } }) => state.error === null;

interface CatalogueOptions {
  /** Whether `data` needs the whole catalogue: that something is not there is known only of that. */
  needsAll?: boolean;
  /**
   * Whether it stands in a part that comes after the page: such a part does not ask again for what has just
   * failed.
   */
  isLate?: boolean;
  /** The id of a listing that is shown as soon as its row has come. */
  wanted?: string | null;
}

/**
 * The catalogue through `select`, which runs again whenever its reference changes: keep it stable. While it
 * `isGrowing`, `data` is selected from what has come.
 */
export function useCatalogue<Result>(
  select: (listings: readonly Listing[]) => Result,
  { needsAll = false, isLate = false, wanted }: CatalogueOptions = {},
) {
  const selectWithStatus = useMemo(
    () => (catalogue: Catalogue) => {
      const isWhole = catalogue.status === 'whole';
      return { catalogue, isWhole, selected: isWhole || !needsAll ? select(catalogue.listings) : undefined };
    },
    [select, needsAll],
  );
  const query = useQuery({
    ...catalogueQuery,
    select: selectWithStatus,
    ...(isLate && { retryOnMount: false, refetchOnMount: hasNotFailed }),
  });
  // After the query, whose first observer begins the reading.
  useEffect(() => {
    if (wanted === undefined) return;
    waitForListing(wanted);
    return () => waitForListing(null);
  }, [wanted]);
  const { data, failureReason, refetch } = query;
  const isWhole = data?.isWhole ?? false;
  // The query keeps its error while a part is read again; the page says then that it is reading.
  const error = isWhole || !query.isFetching ? query.error : null;
  return {
    data: data?.selected,
    catalogue: data?.catalogue,
    /** Of when `data` is, in ms by the clock of this device; undefined where it is on its way. */
    asOf: data?.catalogue.cachedAt ?? (isWhole ? query.dataUpdatedAt : undefined),
    error,
    failureReason,
    refetch,
    /** Whether the page knows everything. */
    isWhole,
    /** Whether more may still come. */
    isReading: !isWhole && !error,
  };
}

const everything = (listings: readonly Listing[]) => listings;

/** All listings, for a part that comes after the page; undefined until all are known. */
export const useAllListings = () => useCatalogue(everything, { needsAll: true, isLate: true }).data;
