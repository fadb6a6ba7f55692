import { SlidersHorizontal } from 'lucide';
import { Link } from 'react-router-dom';
import { type Path, searchPath } from '@/platform/paths';
import { formatMoney } from '@/language/format';
import { t } from '@/language/translate';
import { pickTown } from '@/place/locate-visitor';
import { Icon } from '@/ui/icon';
import type { SearchQuery } from './read-query';

/** A search whose place, price and condition became the visitor's place and a filter. */
export interface RefinedSearch {
  /** Says what is searched for, in the language on the screen. */
  describe: () => string;
  path: Path;
  /** Makes the place that was typed the visitor's. */
  pick: () => void;
}

const withCondition: Readonly<Record<string, (subject: string) => string>> = {
  new: (subject) => t('new {subject}', { subject }),
  used: (subject) => t('used {subject}', { subject }),
  refurbished: (subject) => t('refurbished {subject}', { subject }),
};

function wordsOf({ subject, place, maximumPrice, condition }: SearchQuery): string {
  const what = withCondition[condition ?? '']?.(subject) ?? subject;
  const town = place && t(place.name);
  const price = maximumPrice === null ? null : formatMoney(maximumPrice);
  if (town !== null && price !== null)
    return t('{what} near {place}, up to {price}', { what, place: town, price });
  if (town !== null) return t('{what} near {place}', { what, place: town });
  return price === null ? what : t('{what} up to {price}', { what, price });
}

/** The refined search of what was typed; null where it names no bound, or nothing else. */
export function refine(query: SearchQuery): RefinedSearch | null {
  const { subject, place, maximumPrice, condition } = query;
  const filters: string[] = [];
  if (place) filters.push('sort=nearest');
  if (maximumPrice !== null) filters.push(`max=${maximumPrice}`);
  if (condition !== null) filters.push(`condition=${condition}`);
  if (subject === '' || filters.length === 0) return null;
  return {
    describe: () => wordsOf(query),
    path: `${searchPath(subject)}${filters.map((filter) => `&${filter}`).join('')}`,
    pick: () => place && pickTown(place),
  };
}

/** A link to a search in which they are filters, so that they count for every listing. */
export function RefinedSearchLink({ describe, path, pick }: RefinedSearch) {
  return (
    <Link
      to={path}
      onClick={pick}
      className="group tap mb-1 flex w-fit max-w-full items-center text-sm font-semibold text-brand lg:mb-2"
    >
      <span className="inline-flex min-h-9 min-w-0 items-center gap-1.5 rounded-card border border-line bg-surface px-3 group-hover:border-edge">
        <Icon of={SlidersHorizontal} className="size-4 shrink-0" />
        <span className="min-w-0">{describe()}</span>
      </span>
    </Link>
  );
}
