import {
  type QueryClient,
  experimental_streamedQuery as streamedQuery,
  queryOptions,
  useQuery,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { minute } from '@/platform/time';
import type { Catalogue } from './catalogue';
import type { Listing } from './listing';
import { readCatalogue } from './read-catalogue';

const nothingYet: Catalogue = { status: 'partial', listings: [] };

/** The catalogue query, from the first row on. Every list is a selection from it. */
export const catalogueQuery = queryOptions({
  queryKey: ['products'],
  queryFn: streamedQuery<Catalogue, Catalogue>({
    // It ignores the query's signal, so that it continues when a page is left; the next page needs the same
    // rows.
    streamFn: ({ client, queryKey }) => readCatalogue(client.getQueryData<Catalogue>(queryKey)),
    refetchMode: 'append',
    reducer: (_shown, latest) => latest,
    initialValue: nothingYet,
  }),
  // An incomplete catalogue is fetched again when a page opens.
  staleTime: ({ state }) => (state.data?.status === 'complete' ? 5 * minute : 0),
});

/** All listings; undefined until the catalogue is complete. */
export function loadedListings(client: QueryClient): readonly Listing[] | undefined {
  const known = client.getQueryData(catalogueQuery.queryKey);
  return known?.status === 'complete' ? known.listings : undefined;
}

/** All listings as the server has them now, or at the end of the running load. Rejects with an `ApiError`. */
export const fetchListings = async (client: QueryClient): Promise<readonly Listing[]> =>
  (await client.fetchQuery({ ...catalogueQuery, staleTime: 0 })).listings;

const hasNotFailed = ({ state }: { state: { error: unknown } }) => state.error === null;

interface CatalogueOptions {
  /** Whether `data` needs the complete catalogue. Only that can tell that something is missing. */
  needsAll?: boolean;
  /** Whether the component renders after the page. It then does not repeat a call that has just failed. */
  isLate?: boolean;
  /** Whether known data is fetched again when the page opens. */
  isFresh?: boolean;
}

/**
 * Selects from the catalogue. `select` runs again whenever its reference changes, so keep it stable. While the
 * catalogue `isGrowing`, `data` covers what has arrived.
 */
export function useCatalogue<Result>(
  select: (listings: readonly Listing[]) => Result,
  { needsAll = false, isLate = false, isFresh = false }: CatalogueOptions = {},
) {
  const selectWithStatus = useMemo(
    () => (catalogue: Catalogue) => {
      const isWhole = catalogue.status === 'complete';
      return { catalogue, isWhole, selected: isWhole || !needsAll ? select(catalogue.listings) : undefined };
    },
    [select, needsAll],
  );
  const query = useQuery({
    ...catalogueQuery,
    select: selectWithStatus,
    ...(isFresh && { refetchOnMount: 'always' as const }),
    ...(isLate && { retryOnMount: false, refetchOnMount: hasNotFailed }),
  });
  const { data, failureReason, refetch } = query;
  const isWhole = data?.isWhole ?? false;
  // The query keeps its error while it loads again; the page then shows that it is loading.
  const overdue = query.isFetching ? (data?.catalogue.overdue ?? null) : null;
  const error = isWhole || !query.isFetching ? query.error : overdue;
  return {
    data: data?.selected,
    catalogue: data?.catalogue,
    /** When `data` was current, in ms by this device's clock; undefined while loading. */
    asOf: data?.catalogue.cachedAt ?? (isWhole ? query.dataUpdatedAt : undefined),
    error,
    failureReason,
    refetch,
    /** Whether the catalogue is complete. */
    isWhole,
    /** Whether more may still arrive. */
    isReading: !isWhole && !error,
  };
}

const everything = (listings: readonly Listing[]) => listings;

/** All listings, for components that render after the page; undefined until the catalogue is complete. */
export const useAllListings = () => useCatalogue(everything, { needsAll: true, isLate: true }).data;
