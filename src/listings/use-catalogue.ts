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

/** The query for the catalogue. It has data as soon as the first rows arrive, and every list selects from it. */
export const catalogueQuery = queryOptions({
  queryKey: ['products'],
  queryFn: streamedQuery<Catalogue, Catalogue>({
    // The stream ignores the query's signal: it continues when the visitor leaves a page, because the next page needs
    // it too.
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

/** All listings that the server has now. If the catalogue is loading, waits for that. Rejects with an `ApiError`. */
export const fetchListings = async (client: QueryClient): Promise<readonly Listing[]> =>
  (await client.fetchQuery({ ...catalogueQuery, staleTime: 0 })).listings;

/** What a component selected from the catalogue, and the state of the query. */
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

/**
 * When a component that mounts fetches a loaded catalogue again: if it is old, always, or if it is old and the last
 * call did not fail. `keep-failure` is for components that render after a page that already shows the error.
 */
type RefetchOnMount = 'refetch-old' | 'refetch' | 'keep-failure';

const refetchOptions = {
  'refetch-old': {},
  refetch: { refetchOnMount: 'always' },
  'keep-failure': {
    retryOnMount: false,
    refetchOnMount: ({ state }: { state: { error: unknown } }) => state.error === null,
  },
} as const satisfies Record<RefetchOnMount, object>;

function useCatalogueQuery<Result>(
  select: (catalogue: Catalogue) => Result | undefined,
  refetchOnMount: RefetchOnMount,
): CatalogueSelection<Result> {
  const query = useQuery({
    ...catalogueQuery,
    select: useCallback((catalogue: Catalogue) => ({ catalogue, selected: select(catalogue) }), [select]),
    ...refetchOptions[refetchOnMount],
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

/**
 * Selects from the part of the catalogue that has arrived. `select` must be stable: a new function runs over the whole
 * catalogue again.
 */
export const useCatalogue = <Result>(select: (listings: readonly Listing[]) => Result) =>
  useCatalogueQuery(
    useCallback(({ listings }: Catalogue) => select(listings), [select]),
    'refetch-old',
  );

/**
 * Selects from the complete catalogue: only that shows that a listing does not exist. Until then `data` is undefined.
 */
export const useCompleteCatalogue = <Result>(
  select: (listings: readonly Listing[]) => Result,
  onMount: RefetchOnMount = 'refetch-old',
): CatalogueSelection<Result> =>
  useCatalogueQuery(
    useCallback(
      ({ status, listings }: Catalogue) => (status === 'complete' ? select(listings) : undefined),
      [select],
    ),
    onMount,
  );

const allListings = (listings: readonly Listing[]) => listings;

/** All listings, for components that render after the page; undefined until the catalogue is complete. */
export const useAllListings = () => useCompleteCatalogue(allListings, 'keep-failure').data;

/** The listings under the user's email address, verified or not. */
export const useOwnListings = ({ email }: User, onMount?: RefetchOnMount) =>
  useCompleteCatalogue(
    useMemo(() => selectWhere(ownedBy(email)), [email]),
    onMount,
  );
