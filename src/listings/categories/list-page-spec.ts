import { categoryPageSpec } from './category-page-spec';
import type { CategorySpec, CollectionSpec, ListingPageSpec } from './category-spec';
import { collectionPageSpec } from './collection-page-spec';

/** The page of a category or a collection. `page-preload.ts` names this file: with it the words of all lists load as one chunk. */
export const listPageSpec = (list: CategorySpec | CollectionSpec): ListingPageSpec =>
  'value' in list ? categoryPageSpec(list) : collectionPageSpec(list);
