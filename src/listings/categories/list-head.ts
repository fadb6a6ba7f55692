import { inCategory, isVerified } from '@/listings/selectors';
import type { CategorySpec, CollectionSpec, ListHead } from './category-spec';
import { headingOf } from './list-headings';

/** What a category or a collection shows, and under which heading: what its first screen needs. */
export function listHead(list: CategorySpec | CollectionSpec): ListHead {
  const heading = headingOf(list);
  if (!('value' in list)) return { ...list, heading };
  // The rarer first: it runs over all listings as a page opens.
  const where = [inCategory(list.value), isVerified];
  return { ...list, heading, where: () => where };
}
