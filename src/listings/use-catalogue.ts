import {
  type QueryClient,
  experimental_streamedQuery as streamedQuery,
  queryOptions,
  useQuery,
} from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { minute } from '@/platform/time';
import type { Catalogue } from './catalogue';
import type { Listing } from './listing';
import { readCatalogue, wantedListing } from './read-catalogue';

const nothingYet: Catalogue = { status: 'partial', listings: [] };

/** The catalogue, from its first row on; every list is a selection from it. */
export const catalogueQuery = queryOptions({
  queryKey: ['products'],
  queryFn: streamedQuery<Catalogue, Catalogue>({
    // It does not read the signal of the query, so it goes on when a page is left: the next one needs the same rows.
    streamFn: ({ client, queryKey }) => readCatalogue(client.getQueryData<Catalogue>(queryKey)),
    refetchMode: 'append',
    reducer: (_shown, latest) => latest,
    initialValue: nothingYet,
  }),
  // A page that opens asks again for a catalogue that is not whole.
  staleTime: ({ state }) => (state.data?.status === 'whole' ? 5 * minute : 0),
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
  /** Whether what the page knows already is asked for anew when it opens. */
  isFresh?: boolean;
  /** The id of a listing that is shown as soon as its row has come. */
  wanted?: string | null;
}

/**
 * The catalogue through `select`, which runs again whenever its reference changes: keep it stable. While it
 * `isGrowing`, `data` is selected from what has come.
 */
export function useCatalogue<Result>(
  select: (listings: readonly Listing[]) => Result,
  { needsAll = false, isLate = false, isFresh = false, wanted }: CatalogueOptions = {},
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
    ...(isFresh && { refetchOnMount: 'always' as const }),
    ...(isLate && { retryOnMount: false, refetchOnMount: hasNotFailed }),
  });
  useEffect(() => {
    if (wanted === undefined) return;
    wantedListing.write(wanted);
    return () => wantedListing.write(null);
  }, [wanted]);
  const { data, failureReason, refetch } = query;
  const isWhole = data?.isWhole ?? false;
  // The query keeps its error while a part is read again; the page says then that it is reading.
  const overdue = query.isFetching ? (data?.catalogue.overdue ?? null) : null;
  const error = isWhole || !query.isFetching ? query.error : overdue;
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
