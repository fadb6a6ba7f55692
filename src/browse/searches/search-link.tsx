import { Search as SearchIcon } from 'lucide';
import { Link } from 'react-router-dom';
import { filterChips } from '@/browse/filters/filter-chips';
import { plural, t } from '@/language/translate';
import { findList } from '@/listings/categories/find-list';
import { readFilters } from '@/listings/listing-filters';
import { pickTown } from '@/place/visitor-place';
import { paths } from '@/platform/paths';
import { Icon } from '@/ui/icon';
import { useStore } from '@/ui/use-store';
import type { Search } from './saved-searches';
import { newOfferCount, newSearchResults } from './search-news';

/** Names a list, without its filters. */
function nameList(path: string, parameters: URLSearchParams): string {
  const query = parameters.get('query');
  if (query) return t('“{text}”', { text: query });
  const company = parameters.get('company');
  if (company) return t('Offers from {name}', { name: company });
  if (path === paths.nearbyShops) return t('Nearby Shops');
  const list = findList(path);
  return list ? t(list.label) : t('All offers');
}

/** Describes a search: what it lists, and its filters. */
export function describeSearch({ address, town }: Search): string {
  const [path = '', query] = address.split('?');
  const parameters = new URLSearchParams(query);
  const text = parameters.get('text');
  return [
    nameList(path, parameters),
    ...(text ? [t('“{text}”', { text })] : []),
    ...filterChips(readFilters(parameters)).map(({ label }) => label),
    ...(town ? [t('Near {place}', { place: t(town.name) })] : []),
  ].join(' · ');
}

/** A link to a saved search, with the number of its new offers. The town saved with it becomes the visitor's place. */
export function SearchLink({ search }: { search: Search }) {
  const { address, town } = search;
  const count = newOfferCount(useStore(newSearchResults), search);
  return (
    <Link
      to={address}
      onClick={() => town && pickTown(town)}
      className="group tap flex min-w-0 flex-1 flex-wrap items-center gap-x-3 py-1.5"
    >
      <span className="flex min-w-0 items-center gap-2">
        <Icon of={SearchIcon} className="size-4 shrink-0 text-muted" />
        <span className="line-clamp-2 min-w-0 font-semibold [overflow-wrap:anywhere] group-hover:underline">
          <bdi>{describeSearch(search)}</bdi>
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
