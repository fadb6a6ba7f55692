import { SlidersHorizontal } from 'lucide';
import { Link } from 'react-router-dom';
import { type Path, searchPath } from '@/config/paths';
import { formatMoney } from '@/lib/format';
import { pickTown } from '@/listings/place/locate-visitor';
import { Icon } from '@/ui/icon';
import type { SearchQuery } from './read-query';

/** A search whose place and price became the visitor's place and a filter. */
export interface RefinedSearch {
  words: string;
  path: Path;
  /** Makes the place that was typed the visitor's. */
  pick: () => void;
}

/** The refined search of what was typed; null where it names no place and no price, or nothing else. */
export function refine({ subject, place, maximumPrice }: SearchQuery): RefinedSearch | null {
  if (subject === '' || (!place && maximumPrice === null)) return null;
  const bounds = [
    ...(place ? [`near ${place.name}`] : []),
    ...(maximumPrice === null ? [] : [`up to ${formatMoney(maximumPrice)}`]),
  ];
  const filters = `${place ? '&sort=nearest' : ''}${maximumPrice === null ? '' : `&max=${maximumPrice}`}`;
  return {
    words: `${subject} ${bounds.join(', ')}`,
    path: `${searchPath(subject)}${filters}`,
    pick: () => place && pickTown(place),
  };
}

/** A link to a search in which place and price are filters, so that they count for every listing. */
export function RefinedSearchLink({ words, path, pick }: RefinedSearch) {
  return (
    <Link
      to={path}
      onClick={pick}
      className="tap mt-4 inline-flex max-w-full items-center gap-2 rounded-card border border-line bg-surface px-4 font-semibold text-brand hover:border-edge"
    >
      <Icon of={SlidersHorizontal} className="size-4 shrink-0" />
      <span className="min-w-0 py-1">{words}</span>
    </Link>
  );
}
