import { useId, useMemo } from 'react';
import type { Listing } from '@/listings/catalogue/listing';
import { newestFirst } from '@/listings/catalogue/parse-listings';
import { applyFilters } from '@/listings/filters/apply-filters';
import { FilterBar } from '@/listings/filters/filter-bar';
import { useListingFilters } from '@/listings/filters/use-listing-filters';
import { useFilterChoices } from '@/listings/filters/use-filter-choices';
import { useSavedIds } from '@/listings/saved/saved';
import { useVisitorPlace } from '@/listings/place/use-visitor-place';
import { WindowedListings } from '@/listings/results/windowed-listings';
import { NothingPasses } from '@/listings/results/nothing-passes';
import type { SearchQuery } from './read-query';

interface CloseMatchesProps {
  query: SearchQuery;
  listings: readonly Listing[];
  /** Whether the filters stand here, because the page has no other list. */
  hasFilters: boolean;
  /** Milliseconds. */
  now: number;
}

/** The listings that a search may mean, under the filters of the page and the price that was typed. */
export function CloseMatches({ query, listings, hasFilters, now }: CloseMatchesProps) {
  const heading = useId();
  const { filters, change } = useListingFilters('closest');
  const visitor = useVisitorPlace();
  const saved = useSavedIds();
  const here = visitor.status === 'known' ? visitor.coordinates : null;
  const shown = useMemo(() => {
    const maximumPrice = filters.maximumPrice ?? query.maximumPrice;
    const ordered = filters.sort === 'newest' ? listings.toSorted(newestFirst(now)) : listings;
    return applyFilters(ordered, { ...filters, maximumPrice }, { here, saved });
  }, [listings, filters, query, here, saved, now]);
  const choices = useFilterChoices(listings, filters, { hasShortcuts: hasFilters });
  if (listings.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="mt-8">
      <h2 id={heading} className="mb-3 text-xl">
        Close to this
      </h2>
      {hasFilters && (
        <FilterBar
          filters={filters}
          usualSort="closest"
          {...choices}
          onChange={change}
          count={shown.length}
        />
      )}
      {shown.length > 0 ? (
        <WindowedListings listings={shown} shape="rows" now={now} />
      ) : (
        <NothingPasses
          message="Nothing close to this passes your filters."
          filters={filters}
          onChange={change}
        />
      )}
    </section>
  );
}
