import { useCallback, useMemo } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { t } from '@/language/translate';
import { lazily } from '@/platform/memoize';
import { filterAttributes } from '@/listings/attributes';
import type { CategorySpec } from '@/listings/categories/category-spec';
import type { Listing } from '@/listings/listing';
import { findCategories } from '@/search/find-categories';
import { findClose } from '@/search/find-close';
import { type SearchQuery, type UnderstoodPart, readQuery } from '@/search/read-query';
import { createSearchIndex } from '@/search/search-index';
import { priceRangeText } from '@/browse/filters/price-range';
import { SaveSearchButton, LazyRecordSavedSearchVisit } from '@/browse/searches/lazy-save-search';
import { AskFor } from '@/requests/ask-for';
import { storefrontProducts } from '@/storefront/products';
import { StorefrontHits } from '@/storefront/storefront-hits';
import { RemovableChip } from '@/ui/chips';
import { useAsyncValue } from '@/ui/use-async-value';

export { createSearcher } from '@/search/use-search-index';

function describePart({ kind }: UnderstoodPart, query: SearchQuery): string {
  if (kind === 'place') return t('Near {place}', { place: t(query.place?.name ?? '') });
  if (kind === 'price') return priceRangeText(query);
  const choice = filterAttributes.choices('condition').find(([value]) => value === query.condition);
  return t(choice?.[1] ?? '');
}

/** What a search asks for besides the wanted thing, as chips that a tap removes. */
export function UnderstoodChips({ query }: { query: SearchQuery }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  if (query.parts.length === 0 || query.words.length === 0) return null;
  const remove = ({ rest }: UnderstoodPart) => {
    const next = new URLSearchParams(search);
    next.set('query', rest);
    void navigate(`?${next.toString()}`, { replace: true });
  };
  return (
    <ul aria-label={t('How we read your search')} className="flex shrink-0 gap-2 lg:mt-2">
      {query.parts.map((part) => {
        const meaning = describePart(part, query);
        return (
          <li key={part.kind}>
            <RemovableChip
              text={meaning}
              label={t('Remove {meaning} from the search', { meaning })}
              onRemove={() => remove(part)}
            />
          </li>
        );
      })}
    </ul>
  );
}

const maxProducts = 3;
/** How many matching offers decide the category of a search with unknown words. */
const maxClose = 60;

/** Links to categories that may contain the searched thing. */
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
  /** Offers that do not contain the text but may be meant by it. */
  others: readonly Listing[];
  isFound: boolean;
  query: SearchQuery | null;
}

const storefrontIndex = lazily(() => createSearchIndex(storefrontProducts));

/** Help below the results of a search, or instead of them. */
export function SearchHelp({ text, others, isFound, query }: SearchHelpProps) {
  const findProducts = useCallback(
    async () => findClose(await storefrontIndex(), readQuery(text), { limit: maxProducts }),
    [text],
  );
  const products = useAsyncValue(findProducts) ?? [];
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
