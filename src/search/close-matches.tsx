import { type ReactNode, useId, useMemo } from 'react';
import { t } from '@/language/translate';
import type { Listing } from '@/listings/listing';
import { newestFirst } from '@/listings/parse-listings';
import { applyFilters } from '@/listings/apply-filters';
import { useListingFilters } from '@/browse/filters/use-listing-filters';
import { useVisitorPlace } from '@/place/use-visitor-place';
import { FilteredListings } from '@/browse/filterable-list';
import { useSavedIds } from '@/browse/saved';

/** How many are shown at most: what comes after them hardly has to do with the search. */
export const mostClose = 60;

interface CloseMatchesProps {
  /** All of them, the closest first. */
  listings: readonly Listing[];
  /** Whether the filters stand here, because the page has no other list. */
  hasFilters: boolean;
  /** A search in which the place, the price and the condition that were typed are filters. */
  refined: ReactNode;
  /** Milliseconds. */
  now: number;
}

/** The listings that a search may mean, under the filters of the page. */
export function CloseMatches({ listings, hasFilters, refined, now }: CloseMatchesProps) {
  const heading = useId();
  const { filters } = useListingFilters('closest');
  const visitor = useVisitorPlace();
  const saved = useSavedIds();
  const here = visitor.status === 'known' ? visitor.coordinates : null;
  const ordered = useMemo(() => {
    // The closest of those that pass, and the closest of all: by these the filters say what they offer.
    const passing = applyFilters(listings, { ...filters, sort: 'closest' }, { here, saved });
    const kept = [...new Set([...listings.slice(0, mostClose), ...passing.slice(0, mostClose)])];
    return filters.sort === 'newest' ? kept.toSorted(newestFirst(now)) : kept;
  }, [listings, filters, here, saved, now]);
  if (listings.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={hasFilters ? undefined : 'mt-8'}>
      <h2 id={heading} className={hasFilters ? 'mb-2 text-lg leading-7' : 'mb-3 text-xl'}>
        {t('Close to this')}
      </h2>
      <FilteredListings
        listings={ordered}
        shape="rows"
        usualSort="closest"
        hasBar={hasFilters}
        hasShortcuts={hasFilters && !refined}
        notice={refined}
        emptyMessage={t('Nothing close to this passes your filters.')}
        now={now}
      />
    </section>
  );
}
