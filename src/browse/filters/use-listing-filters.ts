import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ListingFilters, type SortOrder, readFilters, writeFilters } from '@/listings/listing-filters';

/** The filters of the address, and how to change some of them. A change replaces the entry: Back leaves the list. */
export function useListingFilters(usualSort: SortOrder) {
  const [search, setSearch] = useSearchParams();
  const filters = useMemo(() => readFilters(search, usualSort), [search, usualSort]);
  const change = useCallback(
    (changes: Partial<ListingFilters>) => {
      // The address itself and not the last render: two fields can change in one burst.
      const current = new URLSearchParams(window.location.search);
      const next = writeFilters(current, { ...readFilters(current, usualSort), ...changes }, usualSort);
      if (next.toString() !== current.toString()) setSearch(next, { replace: true });
    },
    [setSearch, usualSort],
  );
  return { filters, change };
}
