import { SlidersHorizontal } from 'lucide';
import { Link } from 'react-router-dom';
import { type Path, searchPath } from '@/config/paths';
import { formatMoney } from '@/lib/format';
import { pickTown } from '@/listings/place/locate-visitor';
import { Icon } from '@/ui/icon';
import type { SearchQuery } from './read-query';

/** A search whose place, price and condition became the visitor's place and a filter. */
export interface RefinedSearch {
  words: string;
  path: Path;
  /** Makes the place that was typed the visitor's. */
  pick: () => void;
}

/** The refined search of what was typed; null where it names no bound, or nothing else. */
export function refine({ subject, place, maximumPrice, condition }: SearchQuery): RefinedSearch | null {
  const bounds: (readonly [words: string, filter: string])[] = [];
  if (place) bounds.push([`near ${place.name}`, 'sort=nearest']);
  if (maximumPrice !== null) bounds.push([`up to ${formatMoney(maximumPrice)}`, `max=${maximumPrice}`]);
  const what = [condition, subject].filter(Boolean).join(' ');
  const words = [what, bounds.map(([said]) => said).join(', ')].filter(Boolean).join(' ');
  if (condition !== null) bounds.push([condition, `condition=${condition}`]);
  if (subject === '' || bounds.length === 0) return null;
  return {
    words,
    path: `${searchPath(subject)}${bounds.map(([, filter]) => `&${filter}`).join('')}`,
    pick: () => place && pickTown(place),
  };
}

/** A link to a search in which they are filters, so that they count for every listing. */
export function RefinedSearchLink({ words, path, pick }: RefinedSearch) {
  return (
    <Link
      to={path}
      onClick={pick}
      className="group tap mb-1 flex w-fit max-w-full items-center text-sm font-semibold text-brand lg:mb-2"
    >
      <span className="inline-flex min-h-9 min-w-0 items-center gap-1.5 rounded-card border border-line bg-surface px-3 group-hover:border-edge">
        <Icon of={SlidersHorizontal} className="size-4 shrink-0" />
        <span className="min-w-0">{words}</span>
      </span>
    </Link>
  );
}
