import {
  type QueryClient,
  experimental_streamedQuery as streamedQuery,
  queryOptions,
  useQuery,
} from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { User } from '@/account/session';
import { minute } from '@/platform/time';
import type { Catalogue } from './catalogue';
import type { Listing } from './listing';
import { readCatalogue } from './read-catalogue';
import { ownedBy, selectWhere } from './selectors';

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

/** What a query of listings tells a list. */
export interface CatalogueSelection<Data> {
  data: Data | undefined;
  /** `loading` while more may arrive. Only a complete list can be called empty. */
  state: 'loading' | 'failed' | 'complete';
  error: Error | null;
  /** Why the last try failed, while a retry runs. */
  failureReason: Error | null;
  refetch: () => unknown;
  /** When `data` was current, in ms by this device's clock; undefined while loading. */
  asOf?: number | undefined;
  /** The catalogue from which `data` was selected; undefined for other queries. */
  catalogue?: Catalogue | undefined;
}

/**
 * When to fetch a known catalogue again as a component appears: if it is old, always, or only if the last call
 * has not failed. The last is for parts that render after their page.
 */
type OnMount = 'refetch-old' | 'refetch' | 'keep-failure';

const refetchOptions = {
  'refetch-old': {},
  refetch: { refetchOnMount: 'always' },
  'keep-failure': {
    retryOnMount: false,
    refetchOnMount: ({ state }: { state: { error: unknown } }) => state.error === null,
  },
} as const satisfies Record<OnMount, object>;

function useCatalogueQuery<Result>(
  select: (catalogue: Catalogue) => Result | undefined,
  onMount: OnMount,
): CatalogueSelection<Result> {
  const query = useQuery({
    ...catalogueQuery,
    select: useCallback((catalogue: Catalogue) => ({ catalogue, selected: select(catalogue) }), [select]),
    ...refetchOptions[onMount],
  });
  const catalogue = query.data?.catalogue;
  const isComplete = catalogue?.status === 'complete';
  // The query keeps its error while it loads again; the page then shows that it is loading.
  const overdue = query.isFetching ? (catalogue?.overdue ?? null) : null;
  const error = isComplete || !query.isFetching ? query.error : overdue;
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
 * Selects from what has arrived of the catalogue. `select` runs again whenever its reference changes, so keep it
 * stable.
 */
export const useCatalogue = <Result>(select: (listings: readonly Listing[]) => Result) =>
  useCatalogueQuery(
    useCallback(({ listings }: Catalogue) => select(listings), [select]),
    'refetch-old',
  );

/** Selects from the complete catalogue; only that can tell that something is missing. */
export const useCompleteCatalogue = <Result>(
  select: (listings: readonly Listing[]) => Result,
  onMount: OnMount = 'refetch-old',
): CatalogueSelection<Result> =>
  useCatalogueQuery(
    useCallback(
      ({ status, listings }: Catalogue) => (status === 'complete' ? select(listings) : undefined),
      [select],
    ),
    onMount,
  );

const everything = (listings: readonly Listing[]) => listings;

/** All listings, for components that render after the page; undefined until the catalogue is complete. */
export const useAllListings = () => useCompleteCatalogue(everything, 'keep-failure').data;

/** The listings under the user's email address, verified or not. */
export const useOwnListings = ({ email }: User, onMount?: OnMount) =>
  useCompleteCatalogue(
    useMemo(() => selectWhere(ownedBy(email)), [email]),
    onMount,
  );
