import { savedLimit } from '@/browse/saving/saved';
import { paths, type Path } from '@/platform/paths';

/** The address parameter with the ids of a shared list. */
export const sharedIdsParameter = 'ids';

/** Our API has numbers as ids, but another server may have words. */
const idPattern = /^[\w-]{1,64}$/;

/** The ids of a shared list without duplicates, up to the saving limit; null if the address has no ids. */
export function readSharedIds(search: URLSearchParams): readonly string[] | null {
  const text = search.get(sharedIdsParameter);
  if (text === null) return null;
  const ids = text.split(',').map((id) => id.trim());
  return [...new Set(ids.filter((id) => idPattern.test(id)))].slice(0, savedLimit);
}

export const sharedListPath = (ids: readonly string[]): Path =>
  `${paths.saved}?${sharedIdsParameter}=${ids
    .filter((id) => idPattern.test(id))
    .slice(0, savedLimit)
    .join()}`;
