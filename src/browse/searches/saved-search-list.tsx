import { Search as SearchIcon, X } from 'lucide';
import { Link } from 'react-router-dom';
import { filterChips } from '@/browse/filters/filter-chips';
import { RichText, visuallyHidden } from '@/language/rich-text';
import { plural, t } from '@/language/translate';
import { findList } from '@/listings/categories/find-list';
import { readFilters } from '@/listings/listing-filters';
import { pickTown } from '@/place/visitor-place';
import { paths } from '@/platform/paths';
import { Button, IconButton } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { SectionFrame } from '@/ui/section-frame';
import { useStore } from '@/ui/use-store';
import { unsaveSearches } from './save-search';
import { newOfferCount, newSearchResults, savedSearches, searchKey, type Search } from './saved-searches';

function nameList(path: string, parameters: URLSearchParams): string {
  const query = parameters.get('query');
  if (query) return t('“{text}”', { text: query });
  const company = parameters.get('company');
  if (company) return t('Offers from {name}', { name: company });
  if (path === paths.nearbyShops) return t('Nearby Shops');
  const list = findList(path);
  return list ? t(list.label) : t('All offers');
}

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

/** The town saved with the search becomes the visitor's place. */
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

export function SavedSearchList() {
  const searches = useStore(savedSearches);
  if (searches.length === 0) return null;
  return (
    <SectionFrame
      title={t('Saved searches')}
      action={
        <Button variant="plain" className="shrink-0" focusesMain onClick={() => unsaveSearches(searches)}>
          <RichText of="Clear all <hidden>saved searches</hidden>" values={{ hidden: visuallyHidden }} />
        </Button>
      }
    >
      <p className="-mt-2 mb-2 text-sm text-muted">
        {t("When you come back, you'll see how many new offers each one has.")}
      </p>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {searches.map((search) => (
          <li key={searchKey(search)} className="flex items-center gap-2 pl-3">
            <SearchLink search={search} />
            <IconButton
              label={t('Remove search {name}', { name: describeSearch(search) })}
              icon={X}
              iconClass="size-4"
              className="shrink-0 text-muted"
              focusesMain
              onClick={() => unsaveSearches([search])}
            />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
