import { useNavigate, useSearchParams } from 'react-router-dom';
import { formatMoney } from '@/language/format';
import { t } from '@/language/translate';
import { RemovableChip } from '@/ui/chips';
import type { SearchQuery, UnderstoodPart } from './read-query';

const conditionWords: Readonly<Record<string, () => string>> = {
  new: () => t('New'),
  used: () => t('Used'),
  refurbished: () => t('Refurbished'),
};

function pricesInWords({ minimumPrice, maximumPrice }: SearchQuery): string {
  const minimum = minimumPrice === null ? null : formatMoney(minimumPrice);
  const maximum = maximumPrice === null ? null : formatMoney(maximumPrice);
  if (minimum !== null && maximum !== null) return t('{minimum} to {maximum}', { minimum, maximum });
  return minimum === null
    ? t('Up to {price}', { price: maximum ?? '' })
    : t('From {price}', { price: minimum });
}

function inWords({ kind }: UnderstoodPart, query: SearchQuery): string {
  if (kind === 'condition') return conditionWords[query.condition ?? '']?.() ?? '';
  return kind === 'place' ? t('Near {place}', { place: t(query.place?.name ?? '') }) : pricesInWords(query);
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
    <ul aria-label={t('What we understood')} className="flex shrink-0 gap-2 lg:mt-2">
      {query.parts.map((part) => {
        const meaning = inWords(part, query);
        return (
          <li key={part.kind}>
            <RemovableChip
              words={meaning}
              label={t('Remove {meaning} from the search', { meaning })}
              onRemove={() => remove(part)}
            />
          </li>
        );
      })}
    </ul>
  );
}
