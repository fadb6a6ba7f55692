import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Path, paths } from '@/config/paths';

/** How many listings stand side by side: a fifth would not fit on a desktop. */
export const comparedLimit = 4;

const name = 'offer';
const readIds = (search: URLSearchParams) => [...new Set(search.getAll(name))].slice(0, comparedLimit);
const toQuery = (ids: readonly string[]) => new URLSearchParams(ids.map((id) => [name, id])).toString();

/** The page that compares these listings. */
export const comparePath = (ids: readonly string[]): Path => `${paths.compare}?${toQuery(ids)}`;
/** The saved listings with these chosen to compare. */
export const choosePath = (ids: readonly string[]): Path => `${paths.saved}?${toQuery(ids)}`;

/** The ids of the address, at most four, and how to change them; Back finds them as they were left. */
export function useComparedIds() {
  const [search, setSearch] = useSearchParams();
  const ids = useMemo(() => readIds(search), [search]);
  const choose = useCallback(
    (next: readonly string[]) => setSearch(toQuery(next.slice(0, comparedLimit)), { replace: true }),
    [setSearch],
  );
  return { ids, choose };
}
