import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { t } from '@/language/translate';
import { lazily } from '@/platform/memoize';
import type { CategorySpec } from '@/listings/categories/category-spec';
import type { Listing } from '@/listings/listing';
import { findCategories } from '@/search/find-categories';
import { findClose } from '@/search/find-close';
import { type SearchQuery, readQuery } from '@/search/read-query';
import { createSmallIndex } from '@/search/search-index';
import { UnderstoodChips } from '@/search/understood-chips';
import { SaveSearchButton, LazyRecordSavedSearchVisit } from '@/browse/searches/lazy-save-search';
import { AskFor } from '@/requests/ask-for';
import { storefrontProducts } from '@/storefront/products';
import { StorefrontHits } from '@/storefront/storefront-hits';

export { createSearcher } from '@/search/use-search-index';
export { UnderstoodChips };

/** The search options for products of the storefront: a word that only a description mentions finds none. */
const storefrontSearchOptions = { limit: 3, minShare: 0.45 };
/** How many close offers decide the category of a search with unknown words. */
const maxClose = 60;

/** Links to categories in which a searched thing may be found. */
function MatchingCategories({ found }: { found: readonly CategorySpec[] }) {
  if (found.length === 0) return null;
  return (
    <nav aria-label={t('Matching categories')} className="mt-8 flex flex-wrap items-center gap-2 text-sm">
      <span className="text-muted">{t('Categories:')}</span>
      {found.map(({ value, label, paths }) => (
        <Link
          key={value}
          to={paths[0]}
          className="tap inline-flex items-center rounded-full border border-line bg-surface px-4 hover:border-edge"
        >
          {t(label)}
        </Link>
      ))}
    </nav>
  );
}

interface SearchHelpProps {
  /** Trimmed and not empty. */
  text: string;
  /** Offers that the text may mean besides those that contain it. */
  others: readonly Listing[];
  isFound: boolean;
  query: SearchQuery | null;
}

const storefrontIndex = lazily(() => createSmallIndex(storefrontProducts));

/** Help below the results of a search, or instead of them. */
export function SearchHelp({ text, others, isFound, query }: SearchHelpProps) {
  const products = useMemo(
    () => findClose(storefrontIndex(), readQuery(text), storefrontSearchOptions),
    [text],
  );
  const categories = useMemo(() => findCategories(text, others.slice(0, maxClose)), [text, others]);
  return (
    <>
      {!isFound && (
        <div className="mt-4">
          {query && <UnderstoodChips query={query} />}
          <SaveSearchButton />
          <LazyRecordSavedSearchVisit />
        </div>
      )}
      <MatchingCategories found={categories} />
      <StorefrontHits products={products} />
      <AskFor text={text} />
    </>
  );
}
