import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { maxCompared } from '@/browse/saving/saved';
import { comparedParameter, paths, type Path } from '@/platform/paths';
import { sharedIdsParameter } from './shared-list';

const readIds = (search: URLSearchParams) =>
  [...new Set(search.getAll(comparedParameter))].slice(0, maxCompared);
const sharedListEntries = (search: URLSearchParams): [string, string][] => {
  const list = search.get(sharedIdsParameter);
  return list === null ? [] : [[sharedIdsParameter, list]];
};
/** The query with the compared ids and, if there is one, the shared list that they come from. */
const compareQuery = (ids: readonly string[], search: URLSearchParams) =>
  new URLSearchParams([
    ...sharedListEntries(search),
    ...ids.map((id): [string, string] => [comparedParameter, id]),
  ]).toString();

/** The compared ids, which are in the address so that Back restores them, and the links to compare and choose. */
export function useComparedIds() {
  const [search, setSearch] = useSearchParams();
  const ids = useMemo(() => readIds(search), [search]);
  const choose = useCallback(
    (next: readonly string[]) =>
      setSearch((now) => compareQuery(next.slice(0, maxCompared), now), { replace: true }),
    [setSearch],
  );
  const pathToCompare = (chosen: readonly string[]): Path =>
    `${paths.compare}?${compareQuery(chosen, search)}`;
  const pathToChoose = (chosen: readonly string[]): Path => `${paths.saved}?${compareQuery(chosen, search)}`;
  return { ids, choose, pathToCompare, pathToChoose };
}
