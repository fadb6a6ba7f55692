import { type Path, paths } from '@/platform/paths';
import { savedLimit } from '@/browse/saved';

/** The parameter of the address that names the offers of a shared list. */
export const sharedIds = 'ids';

/** The ids of the API are numbers; a server of another kind may have words. */
const idShape = /^[\w-]{1,64}$/;

/** The ids of a shared list, each once, at most as many as a device keeps; null where the address is no shared list. */
export function readSharedIds(search: URLSearchParams): readonly string[] | null {
  const text = search.get(sharedIds);
  if (text === null) return null;
  const ids = text.split(',').map((id) => id.trim());
  return [...new Set(ids.filter((id) => idShape.test(id)))].slice(0, savedLimit);
}

/** The address of a list of offers, for anybody. */
export const sharedPath = (ids: readonly string[]): Path =>
  `${paths.saved}?${sharedIds}=${ids
    .filter((id) => idShape.test(id))
    .slice(0, savedLimit)
    .join()}`;
