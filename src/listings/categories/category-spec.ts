import { message } from '@/language/translate';
import type { SortOrder } from '@/listings/listing-filters';
import type { ListingPredicate } from '@/listings/selectors';

export type DefaultSort = Extract<SortOrder, 'newest' | 'price' | 'discount' | 'nearest'>;

/** The error line of a list that defines none. */
export const defaultLoadErrorMessage = message('Failed to fetch products');

/**
 * How a list looks: rows, a three-column grid, rows by distance beside a map, or cards with a search field.
 * `list-looks.tsx` has the measures of each.
 */
export type ListLook = 'rows' | 'grid3' | 'nearby' | 'cards';

interface ListSpec {
  /** The canonical path, then its aliases. Matching ignores case. */
  paths: readonly [`/${string}`, ...`/${string}`[]];
  /** In English, like all texts here; translated when shown. */
  label: string;
  look: ListLook;
  /** The sort order until the visitor chooses another; newest first if missing. */
  defaultSort?: DefaultSort;
}

/** A category. `value` is its name in the API. */
export type CategorySpec = ListSpec & { value: string };

interface ListContent {
  /** Returns the predicates that select its listings. `now` is in ms. */
  where: (now: number) => readonly ListingPredicate[];
}

/** A list of offers that is not a category in the form, such as a day's discounts. */
export type CollectionSpec = ListSpec &
  ListContent & {
    /** The key of its heading and messages in their tables. */
    key: string;
    /**
     * The category that its listings have in the API, which only the server sets. Missing if they have several
     * categories.
     */
    category?: string;
  };

export type ListHead = ListSpec & ListContent & { heading: string };

export interface ListNotices {
  emptyMessage: string;
  /** The error line if the catalogue fails to load. */
  loadErrorMessage: string;
}

export type ListingPageSpec = ListHead & ListNotices;
