import type { CategorySpec, CollectionSpec, ListingPageSpec } from './category-spec';
import { listHead } from './list-head';
import { noticesOf } from './list-notices';

/** The page of a category or a collection. */
export const listPageSpec = (list: CategorySpec | CollectionSpec): ListingPageSpec => ({
  ...listHead(list),
  ...noticesOf(list),
});
