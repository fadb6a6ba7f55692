import { paths } from '@/platform/paths';
import { t } from '@/language/translate';
import { filterChips } from '@/browse/filters/filter-chips';
import { readFilters } from '@/listings/listing-filters';
import type { Search } from './saved-searches';
import { findList } from '@/listings/categories/find-list';

/** The list that its filters narrow. */
function nameList(path: string, parameters: URLSearchParams): string {
  const query = parameters.get('query');
  if (query) return t('“{text}”', { text: query });
  const company = parameters.get('company');
  if (company) return t('Offers of {name}', { name: company });
  if (path === paths.nearbyShops) return t('Nearby Shops');
  const list = findList(path);
  return list ? t(list.label) : t('All offers');
}

/** A search in words: what it lists, and what narrows it. */
export function nameSearch({ address, town }: Search): string {
  const [path = '', query] = address.split('?');
  const parameters = new URLSearchParams(query);
  const text = parameters.get('text');
  return [
    nameList(path, parameters),
    ...(text ? [t('“{text}”', { text })] : []),
    ...filterChips(readFilters(parameters)).map(({ words }) => words),
    ...(town ? [t('Near {place}', { place: t(town.name) })] : []),
  ].join(' · ');
}
