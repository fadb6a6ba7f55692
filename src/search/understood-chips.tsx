import { useNavigate, useSearchParams } from 'react-router-dom';
import { filterAttributes } from '@/listings/attributes';
import { priceRangeText } from '@/browse/filters/price-range';
import { t } from '@/language/translate';
import { RemovableChip } from '@/ui/chips';
import type { SearchQuery, UnderstoodPart } from './read-query';

function describePart({ kind }: UnderstoodPart, query: SearchQuery): string {
  if (kind === 'place') return t('Near {place}', { place: t(query.place?.name ?? '') });
  if (kind === 'price') return priceRangeText(query);
  const choice = filterAttributes.choices('condition').find(([value]) => value === query.condition);
  return t(choice?.[1] ?? '');
}

/** The parts of a search besides its subject, as chips that a tap removes. */
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
