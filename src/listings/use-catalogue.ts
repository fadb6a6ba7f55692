import {
  queryOptions,
  experimental_streamedQuery as streamedQuery,
  useQuery,
  type QueryClient,
} from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { User } from '@/account/session';
import { minute } from '@/platform/time';
import type { Catalogue } from './catalogue';
import type { Listing } from './listing';
import { readCatalogue } from './read-catalogue';
import { ownedBy, selectWhere } from './selectors';

const nothingYet: Catalogue = { status: 'partial', listings: [] };

/** Has data as soon as the first rows arrive. */
export const catalogueQuery = queryOptions({
  queryKey: ['products'],
  queryFn: streamedQuery<Catalogue, Catalogue>({
    // Without the query's signal: the stream continues for the next page.
    streamFn: ({ client, queryKey }) => readCatalogue(client.getQueryData<Catalogue>(queryKey)),
    refetchMode: 'append',
    reducer: (_shown, latest) => latest,
    initialValue: nothingYet,
  }),
  // An incomplete catalogue is fetched again when the next page opens.
  staleTime: ({ state }) => (state.data?.status === 'complete' ? 5 * minute : 0),
});

/** All listings; undefined until the catalogue is complete. */
export function loadedListings(client: QueryClient): readonly Listing[] | undefined {
  const known = client.getQueryData(catalogueQuery.queryKey);
  return known?.status === 'complete' ? known.listings : undefined;
}

/** Waits if the catalogue is loading. Rejects with an `ApiError`. */
export const fetchListings = async (client: QueryClient): Promise<readonly Listing[]> =>
  (await client.fetchQuery({ ...catalogueQuery, staleTime: 0 })).listings;

export interface CatalogueSelection<Data> {
  data: Data | undefined;
  /** `loading` while more may arrive. An empty list is known to be empty only when `complete`. */
  state: 'loading' | 'failed' | 'complete';
  error: Error | null;
  /** Why the last attempt failed, while a retry runs. */
  failureReason: Error | null;
  refetch: () => unknown;
  /** When `data` was current, in ms by this device's clock; undefined while loading. */
  asOf?: number | undefined;
  /** The catalogue from which `data` was selected; undefined for other queries. */
  catalogue?: Catalogue | undefined;
}

/** When a component that mounts fetches the catalogue again. Without an option: if the catalogue is old. */
const refetchOptions = {
  /** Always. */
  refetch: { refetchOnMount: 'always' },
  /** If the catalogue is old and its last call did not fail. For components on a page that shows the error already. */
  'keep-failure': {
    retryOnMount: false,
    refetchOnMount: ({ state }: { state: { error: unknown } }) => state.error === null,
  },
} as const;

type RefetchOption = keyof typeof refetchOptions;

function useCatalogueQuery<Result>(
  select: (catalogue: Catalogue) => Result | undefined,
  onMount?: RefetchOption,
): CatalogueSelection<Result> {
  const query = useQuery({
    ...catalogueQuery,
    select: useCallback((catalogue: Catalogue) => ({ catalogue, selected: select(catalogue) }), [select]),
    ...(onMount && refetchOptions[onMount]),
  });
  const catalogue = query.data?.catalogue;
  const isComplete = catalogue?.status === 'complete';
  // The query keeps its error during the next fetch, but the page must show that it is loading.
  const error = isComplete || !query.isFetching ? query.error : null;
  return {
    data: query.data?.selected,
    state: isComplete ? 'complete' : error ? 'failed' : 'loading',
    error,
    failureReason: query.failureReason,
    refetch: query.refetch,
    asOf: catalogue?.cachedAt ?? (isComplete ? query.dataUpdatedAt : undefined),
    catalogue,
  };
}

/** `select` must be stable: a new function runs over the whole catalogue again. */
export const useCatalogue = <Result>(select: (listings: readonly Listing[]) => Result) =>
  useCatalogueQuery(useCallback(({ listings }: Catalogue) => select(listings), [select]));

/** `data` is undefined until the catalogue is complete: only that shows that a listing does not exist. */
export const useCompleteCatalogue = <Result>(
  select: (listings: readonly Listing[]) => Result,
  onMount?: RefetchOption,
): CatalogueSelection<Result> =>
  useCatalogueQuery(
    useCallback(
      ({ status, listings }: Catalogue) => (status === 'complete' ? select(listings) : undefined),
      [select],
    ),
    onMount,
  );

const allListings = (listings: readonly Listing[]) => listings;

/** For components that render after the page. */
export const useAllListings = () => useCompleteCatalogue(allListings, 'keep-failure').data;

/** Verified or not. */
export const useOwnListings = ({ email }: User, onMount?: RefetchOption) =>
  useCompleteCatalogue(
    useMemo(() => selectWhere(ownedBy(email)), [email]),
    onMount,
  );
