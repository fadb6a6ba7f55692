import { use, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { ListControlsContext } from '@/browse/filters/list-controls';
import { findList } from '@/listings/categories/find-list';
import { countFilters, readFilters, writeFilters } from '@/listings/listing-filters';
import type { Town } from '@/place/towns';
import { useVisitorPlace } from '@/place/use-visitor-place';
import type { VisitorPlace } from '@/place/visitor-place';
import { pathKey, paths, type Path } from '@/platform/paths';
import type { Search } from './saved-searches';

/** The parameter that says which offers a page lists. */
const subjectParameters: Readonly<Record<string, string>> = {
  [paths.search]: 'query',
  [paths.seller]: 'company',
};

const pickedTownOf = (place: VisitorPlace): Town | null =>
  place.status === 'known' && place.town !== null ? { name: place.town, ...place.coordinates } : null;

/**
 * The search at an address; null for pages without a list, and for all offers without a filter. Only the search field
 * above cards has a `text`.
 */
export function searchOfAddress(
  pathname: string,
  query: string,
  place: VisitorPlace,
  text = '',
): Search | null {
  const list = findList(pathname);
  const path = list ? encodeURI(list.paths[0]) : pathKey(pathname);
  const subjectParameter = subjectParameters[path];
  if (!list && subjectParameter === undefined && path !== paths.nearbyShops) return null;
  const givenParameters = new URLSearchParams(query);
  const subject = subjectParameter === undefined ? '' : (givenParameters.get(subjectParameter)?.trim() ?? '');
  const defaultSort = path === paths.nearbyShops || list?.look === 'nearby' ? 'nearest' : 'newest';
  const filters = readFilters(givenParameters, defaultSort);
  if (subjectParameter !== undefined && subject === '' && countFilters(filters) === 0) return null;
  const parameters = writeFilters(
    new URLSearchParams({
      ...(subjectParameter !== undefined && subject !== '' && { [subjectParameter]: subject }),
      ...(text !== '' && { text }),
    }),
    filters,
    defaultSort,
  );
  // Without an order in the address, `/search` chooses one by the text.
  if (path === paths.search && subject !== '' && filters.sort === givenParameters.get('sort'))
    parameters.set('sort', filters.sort);
  const written = parameters.toString();
  const address: Path = `/${path.slice(1)}${written && `?${written}`}`;
  const usesDistance = filters.within !== null || filters.sort === 'nearest';
  return { address, town: usesDistance ? pickedTownOf(place) : null };
}

export function useCurrentSearch(): Search | null {
  const { pathname, search } = useLocation();
  const place = useVisitorPlace();
  const text = use(ListControlsContext)?.text;
  return useMemo(() => searchOfAddress(pathname, search, place, text), [pathname, search, place, text]);
}
