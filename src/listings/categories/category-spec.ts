import { message } from '@/language/translate';
import type { ListingPredicate } from '@/listings/selectors';
import type { SortOrder } from '@/listings/listing-filters';

/** The orders that a list may have by itself. */
export type UsualSort = Extract<SortOrder, 'newest' | 'price' | 'discount' | 'nearest'>;

/** The error line of every list that has none of its own. */
export const defaultLoadError = message('Failed to fetch products');

/** How a page lays out its listings: rows, a three-column grid, rows by distance, or cards with a search box. */
type ListingLayout =
  | {
      layout: 'rows' | 'grid3' | 'nearby';
      /** The order until the visitor chooses another, where it is not the newest first. */
      usualSort?: UsualSort;
    }
  | { layout: 'cards'; usualSort?: never };

interface ListNames {
  /** The canonical path first, then its other spellings. Paths match without regard to case. */
  paths: readonly [`/${string}`, ...`/${string}`[]];
  /** English, as all words here; translated where it is shown. */
  label: string;
}

/** A category, under the value that the API stores. */
export type CategorySpec = ListNames & ListingLayout & { value: string };

/** A list that is no category, such as the discounts of a day. */
export type CollectionSpec = ListNames &
  ListingLayout & {
    /** Which listings belong here, `now` in ms. */
    where: (now: number) => readonly ListingPredicate[];
  };

export type ListHead = CollectionSpec & { heading: string };

export interface ListNotices {
  emptyMessage: string;
  /** Shown in red when the catalogue cannot be loaded. */
  loadError: string;
}

export type ListingPageSpec = ListHead & ListNotices;
