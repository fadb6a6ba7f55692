import { useMemo } from 'react';
import { t } from '@/language/translate';
import { lazily } from '@/platform/lazily';
import { type Listing, noListings } from '@/listings/listing';
import type { ListingFilters } from '@/listings/listing-filters';
import { useListingFilters } from '@/browse/filters/use-listing-filters';
import { CloseMatches, mostClose } from '@/search/close-matches';
import { findCategories } from '@/search/find-categories';
import { findClose } from '@/search/find-close';
import { MatchingCategories } from '@/search/matching-categories';
import { type SearchQuery, readQuery } from '@/search/read-query';
import { RefinedSearchLink, refine } from '@/search/refined-search';
import { createSmallIndex } from '@/search/search-index';
import { useSearchIndex } from '@/search/use-search-index';
import { SaveSearchButton, SearchMemory } from '@/browse/searches/lazy-save-search';
import { AskFor } from '@/requests/ask-for';
import { storeProducts } from '@/storefront/products';
import { StoreHits } from '@/storefront/store-hits';

export { prepareSearch } from '@/search/use-search-index';

/** The storefront has few goods, and a word that is only mentioned must not lead to any of them. */
const storeHits = { limit: 3, leastShare: 0.45 };

/** A search in the condition that the page's filters say themselves, if any. */
const withoutChosen = (query: SearchQuery, { attributes }: ListingFilters): SearchQuery => ({
  ...query,
  condition: attributes.has('condition') ? null : query.condition,
});

/** The refined search of what was typed, without a price that would allow more than the chosen one. */
const refineBelow = (query: SearchQuery, { maximumPrice: chosen }: ListingFilters) =>
  refine({
    ...query,
    maximumPrice:
      chosen !== null && query.maximumPrice !== null && chosen <= query.maximumPrice
        ? null
        : query.maximumPrice,
  });

interface SearchHelpProps {
  /** Trimmed, and not empty. */
  text: string;
  /** The listings that have the text itself. */
  found: readonly Listing[];
  /** Milliseconds. */
  now: number;
}

const storeIndex = lazily(() => createSmallIndex(storeProducts));

/** What helps below the results of a search, or where there are none. */
export function SearchHelp({ text, found, now }: SearchHelpProps) {
  const { filters } = useListingFilters('closest');
  const query = useMemo(() => withoutChosen(readQuery(text), filters), [text, filters]);
  const index = useSearchIndex();
  const close = useMemo(
    () => (index ? findClose(index, query, { limit: Infinity, except: new Set(found) }) : noListings),
    [index, query, found],
  );
  const products = useMemo(() => findClose(storeIndex(), query, storeHits), [query]);
  const categories = useMemo(() => findCategories(text, close.slice(0, mostClose)), [text, close]);
  const refined = refineBelow(query, filters);
  const isFound = found.length > 0;
  return (
    <>
      <CloseMatches
        listings={close}
        hasFilters={!isFound}
        refined={refined && <RefinedSearchLink {...refined} />}
        now={now}
      />
      {index && close.length === 0 && (
        <div className="clear-both">
          {!isFound && (
            <>
              <SaveSearchButton />
              <SearchMemory />
            </>
          )}
          {refined && <RefinedSearchLink {...refined} />}
          {!isFound && (
            <p className="text-muted">
              {t(
                'Try a shorter word or another spelling, or ask for it in the box below: sellers read the requests.',
              )}
            </p>
          )}
        </div>
      )}
      <MatchingCategories found={categories} />
      <StoreHits products={products} />
      <AskFor text={text} />
    </>
  );
}
