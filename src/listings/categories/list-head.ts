import { inCategory, isVerified } from '@/listings/selectors';
import type { CategorySpec, CollectionSpec, ListHead } from './category-spec';
import { listHeading } from './list-headings';

/** The heading and predicates of a list. The first screen needs only these. */
export function listHead(list: CategorySpec | CollectionSpec): ListHead {
  const heading = listHeading(list);
  if (!('value' in list)) return { ...list, heading };
  // The rarer condition comes first, because it runs over all listings when a page opens.
  const where = [inCategory(list.value), isVerified];
  return { ...list, heading, where: () => where };
}
