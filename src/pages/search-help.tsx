import { useMemo } from 'react';
import type { Listing } from '@/listings/catalogue/listing';
import { CloseMatches } from '@/listings/search/close-matches';
import { findCategories } from '@/listings/search/find-categories';
import { findClose } from '@/listings/search/find-close';
import { MatchingCategories } from '@/listings/search/matching-categories';
import { readQuery } from '@/listings/search/read-query';
import { RefinedSearchLink, refine } from '@/listings/search/refined-search';
import { createSmallIndex } from '@/listings/search/search-index';
import { useSearchIndex } from '@/listings/search/use-search-index';
import { AskFor } from '@/requests/ask-for';
import { storeProducts } from '@/storefront/products';
import { StoreHits } from '@/storefront/store-hits';

const mostClose = 60;
/** The storefront has few goods, and a word that is only mentioned must not lead to any of them. */
const storeHits = { limit: 3, leastShare: 0.45 };
const none: readonly Listing[] = [];

interface SearchHelpProps {
  /** Trimmed, and not empty. */
  text: string;
  /** The listings that have the text itself. */
  found: readonly Listing[];
  /** Milliseconds. */
  now: number;
}

const storeIndex = createSmallIndex(storeProducts, ({ name }) => ({ name }));

/** What helps below the results of a search, or where there are none. */
export function SearchHelp({ text, found, now }: SearchHelpProps) {
  const query = useMemo(() => readQuery(text), [text]);
  const index = useSearchIndex();
  const close = useMemo(
    () => (index ? findClose(index, query, { limit: mostClose, except: new Set(found) }) : none),
    [index, query, found],
  );
  const products = useMemo(() => findClose(storeIndex, query, storeHits), [query]);
  const categories = useMemo(() => findCategories(text, close), [text, close]);
  const refined = refine(query);
  return (
    <>
      {refined && <RefinedSearchLink {...refined} />}
      <CloseMatches query={query} listings={close} hasFilters={found.length === 0} now={now} />
      <MatchingCategories found={categories} />
      <StoreHits products={products} />
      <AskFor text={text} />
    </>
  );
}
