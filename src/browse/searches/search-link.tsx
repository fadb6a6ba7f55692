import { Search as SearchIcon } from 'lucide';
import { Link } from 'react-router-dom';
import { plural } from '@/language/translate';
import { pickTown } from '@/place/locate-visitor';
import { Icon } from '@/ui/icon';
import { nameSearch } from './name-search';
import type { Search } from './saved-searches';

interface SearchLinkProps {
  search: Search;
  /** How many offers are new in it. */
  count: number;
}

/** Opens a saved search, from the place it was saved with. */
export function SearchLink({ search, count }: SearchLinkProps) {
  const { address, town } = search;
  return (
    <Link
      to={address}
      onClick={() => town && pickTown(town)}
      className="group tap flex min-w-0 flex-1 flex-wrap items-center gap-x-3 py-1.5"
    >
      <span className="flex min-w-0 items-center gap-2">
        <Icon of={SearchIcon} className="size-4 shrink-0 text-muted" />
        <span className="line-clamp-2 min-w-0 font-semibold [overflow-wrap:anywhere] group-hover:underline">
          <bdi>{nameSearch(search)}</bdi>
        </span>
      </span>{' '}
      {count > 0 && (
        <span className="rounded-full bg-sale px-2 text-sm leading-6 font-semibold text-canvas">
          {plural(count, { one: '{count} new', other: '{count} new' })}
        </span>
      )}
    </Link>
  );
}
