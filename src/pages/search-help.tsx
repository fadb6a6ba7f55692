import { useMemo } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { priceRangeText } from '@/browse/filters/price-range';
import { LazyRecordSavedSearchVisit, SaveSearchButton } from '@/browse/searches/lazy-save-search';
import { t } from '@/language/translate';
import { conditionLabels } from '@/listings/condition';
import type { Listing } from '@/listings/listing';
import { AskFor } from '@/requests/ask-for';
import { findCategories } from '@/search/find-categories';
import type { SearchQuery, UnderstoodPart } from '@/search/read-query';
import { StorefrontHits } from '@/storefront/storefront-hits';
import { RemovableChip } from '@/ui/chips';

function describePart({ kind }: UnderstoodPart, query: SearchQuery): string {
  if (kind === 'place') return t('Near {place}', { place: t(query.place?.name ?? '') });
  if (kind === 'price') return priceRangeText(query);
  return query.condition ? t(conditionLabels[query.condition]) : '';
}

/** The place, price and condition that a search asks for, as chips that a tap removes. */
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
    <ul aria-label={t('How we read your search')} className="flex shrink-0 gap-2">
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

interface MatchingCategoriesProps {
  text: string;
  /** Offers that the text may mean. Their categories are linked if the text names nothing known. */
  others: readonly Listing[];
}

/** How many offers decide the categories of a search with unknown words. */
const maxOthers = 60;

/** Links to categories that may contain the searched thing. */
function MatchingCategories({ text, others }: MatchingCategoriesProps) {
  const found = useMemo(() => findCategories(text, others.slice(0, maxOthers)), [text, others]);
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
  /** Offers that the text may mean, although they do not contain it. */
  others: readonly Listing[];
  isFound: boolean;
  query: SearchQuery | null;
}

/** Help below the results of a search, or instead of them. */
export const SearchHelp = ({ text, others, isFound, query }: SearchHelpProps) => (
  <>
    {!isFound && (
      <div className="mt-4">
        {query && <UnderstoodChips query={query} />}
        <SaveSearchButton />
        <LazyRecordSavedSearchVisit />
      </div>
    )}
    <MatchingCategories text={text} others={others} />
    <StorefrontHits text={text} />
    <AskFor text={text} />
  </>
);
