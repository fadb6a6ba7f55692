import { categoryPageSpec } from './category-page-spec';
import type { CategorySpec, CollectionSpec, ListingPageSpec } from './category-spec';
import { collectionPageSpec } from './collection-page-spec';

/** The page of a category or a collection. */
export const listPageSpec = (list: CategorySpec | CollectionSpec): ListingPageSpec =>
  'value' in list ? categoryPageSpec(list) : collectionPageSpec(list);
