import {
  queryOptions,
  experimental_streamedQuery as streamedQuery,
  useQuery,
  type QueryClient,
} from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { User } from '@/account/session';
import { listingIdIn } from '@/platform/paths';
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
    // Ignores the query's signal, because the stream continues for the next page.
    streamFn: ({ client, queryKey }) =>
      readCatalogue({
        wantedId: listingIdIn(window.location),
        known: client.getQueryData<Catalogue>(queryKey),
      }),
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

export interface CatalogueSelection<Data> {
  data: Data | undefined;
  /** Whether nothing more will arrive. Until then an empty list may still get items. */
  isComplete: boolean;
  error: Error | null;
  /** Why the last attempt failed, while a retry runs. */
  failureReason: Error | null;
  refetch: () => unknown;
  /** The catalogue from which `data` was selected; undefined for other queries. */
  catalogue?: Catalogue | undefined;
}

/** What a component does when it mounts. By default it fetches a catalogue that is old or incomplete. */
const mountOptions = {
  'always-fetch': { refetchOnMount: 'always' },
  /** Does not repeat a failed call. For components on a page that shows the error already. */
  'never-retry': {
    retryOnMount: false,
    refetchOnMount: ({ state }: { state: { error: unknown } }) => state.error === null,
  },
} as const;

type MountOption = keyof typeof mountOptions;

function useCatalogueQuery<Result>(
  select: (catalogue: Catalogue) => Result | undefined,
  onMount?: MountOption,
): CatalogueSelection<Result> {
  const { data, error, failureReason, isFetching, refetch } = useQuery({
    ...catalogueQuery,
    select: useCallback((catalogue: Catalogue) => ({ catalogue, selected: select(catalogue) }), [select]),
    ...(onMount && mountOptions[onMount]),
  });
  const isComplete = data?.catalogue.status === 'complete';
  return {
    data: data?.selected,
    isComplete,
    // The query keeps its error during the next fetch, but the page must show that it is loading.
    error: isComplete || !isFetching ? error : null,
    failureReason,
    refetch,
    catalogue: data?.catalogue,
  };
}

/** Selects from the catalogue. `select` must be stable: a new function runs over the whole catalogue again. */
export const useCatalogue = <Result>(select: (listings: readonly Listing[]) => Result) =>
  useCatalogueQuery(useCallback(({ listings }: Catalogue) => select(listings), [select]));

/** Selects from the complete catalogue, which shows whether a listing exists. Before that, `data` is undefined. */
export const useCompleteCatalogue = <Result>(
  select: (listings: readonly Listing[]) => Result,
  onMount?: MountOption,
): CatalogueSelection<Result> =>
  useCatalogueQuery(
    useCallback(
      ({ status, listings }: Catalogue) => (status === 'complete' ? select(listings) : undefined),
      [select],
    ),
    onMount,
  );

const allListings = (listings: readonly Listing[]) => listings;

/** Undefined until the catalogue is complete. For components beside a page that shows a failure itself. */
export const useAllListings = () => useCompleteCatalogue(allListings, 'never-retry').data;

/** The user's listings, verified or not. */
export const useOwnListings = ({ email }: User, onMount?: MountOption) =>
  useCompleteCatalogue(
    useMemo(() => selectWhere(ownedBy(email)), [email]),
    onMount,
  );
