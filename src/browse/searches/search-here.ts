import { use, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { type Path, paths, pathKey } from '@/platform/paths';
import { findList } from '@/listings/categories/find-list';
import { countFilters, readFilters, writeFilters } from '@/listings/listing-filters';
import { NarrowingText } from '@/browse/filters/narrowing-text';
import { useVisitorPlace } from '@/place/use-visitor-place';
import type { VisitorPlace } from '@/place/visitor-place';
import type { Town } from '@/place/towns';
import type { Search } from './saved-searches';

/** The parameter that defines what these pages list. */
const subjects: Readonly<Record<string, string>> = { [paths.search]: 'query', [paths.seller]: 'company' };

const pickedTownOf = (place: VisitorPlace): Town | null =>
  place.status === 'known' && place.town !== null ? { name: place.town, ...place.coordinates } : null;

/**
 * Reads the search that an address shows, from the visitor's place, with the text that filters cards. Null for
 * pages without a list, and for all offers without a filter.
 */
export function readSearch(
  pathname: string,
  query: string,
  place: VisitorPlace,
  narrowingText = '',
): Search | null {
  const list = findList(pathname);
  const path = list ? encodeURI(list.paths[0]) : pathKey(pathname);
  const name = subjects[path];
  if (!list && name === undefined && path !== paths.nearbyShops) return null;
  const given = new URLSearchParams(query);
  const subject = name === undefined ? '' : (given.get(name)?.trim() ?? '');
  const defaultSort = path === paths.nearbyShops ? 'nearest' : list?.defaultSort;
  const filters = readFilters(given, defaultSort);
  if (name !== undefined && subject === '' && countFilters(filters) === 0) return null;
  const parameters = writeFilters(
    new URLSearchParams({
      ...(name !== undefined && subject !== '' && { [name]: subject }),
      ...(narrowingText !== '' && { text: narrowingText }),
    }),
    filters,
    defaultSort,
  ).toString();
  const address: Path = `/${path.slice(1)}${parameters && `?${parameters}`}`;
  const measures = filters.within !== null || filters.sort === 'nearest';
  return { address, town: measures ? pickedTownOf(place) : null };
}

/** The search of the page that is open. */
export function useSearchHere(): Search | null {
  const { pathname, search } = useLocation();
  const place = useVisitorPlace();
  const text = use(NarrowingText);
  return useMemo(() => readSearch(pathname, search, place, text), [pathname, search, place, text]);
}
