import { type ReactNode, useId, useMemo } from 'react';
import { t } from '@/language/translate';
import type { Listing } from '@/listings/catalogue/listing';
import { newestFirst } from '@/listings/catalogue/parse-listings';
import { useListingFilters } from '@/listings/filters/use-listing-filters';
import { FilteredListings } from '@/listings/results/filterable-list';

interface CloseMatchesProps {
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
  const { sort } = useListingFilters('closest').filters;
  const ordered = useMemo(
    () => (sort === 'newest' ? listings.toSorted(newestFirst(now)) : listings),
    [listings, sort, now],
  );
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
