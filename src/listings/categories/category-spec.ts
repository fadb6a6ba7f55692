import { message } from '@/language/translate';
import type { ListingPredicate } from '@/listings/selectors';
import type { SortOrder } from '@/listings/listing-filters';

export type DefaultSort = Extract<SortOrder, 'newest' | 'price' | 'discount' | 'nearest'>;

/** The error line of lists that define none. */
export const defaultLoadErrorMessage = message('Failed to fetch products');

/** How a page shows its listings: rows, a three-column grid, rows by distance, or cards with a search field. */
export type ListingLayout =
  | {
      layout: 'rows' | 'grid3' | 'nearby';
      /** The order until the visitor chooses another, if it is not newest first. */
      defaultSort?: DefaultSort;
    }
  | { layout: 'cards'; defaultSort?: never };

interface ListNames {
  /** The canonical path, then its aliases. Matching ignores case. */
  paths: readonly [`/${string}`, ...`/${string}`[]];
  /** In English, like all texts here; translated when shown. */
  label: string;
}

/** A category. `value` is its name in the API. */
export type CategorySpec = ListNames & ListingLayout & { value: string };

interface ListContent {
  /** The predicates for its listings; `now` is in ms. */
  where: (now: number) => readonly ListingPredicate[];
}

/** A list of offers that is not a category in the form, such as the discounts of a day. */
export type CollectionSpec = ListNames &
  ListingLayout &
  ListContent & {
    /** Finds its heading and messages in their tables. */
    key: string;
    /**
     * The category of its listings in the API, which only the server sets; absent if they belong to several
     * categories.
     */
    category?: string;
  };

export type ListHead = ListNames & ListingLayout & ListContent & { heading: string };

export interface ListNotices {
  emptyMessage: string;
  /** The error line if the catalogue fails to load. */
  loadErrorMessage: string;
}

export type ListingPageSpec = ListHead & ListNotices;
