import { message } from '@/language/translate';
import type { ListingPredicate } from '@/listings/catalogue/selectors';
import type { SortOrder } from '@/listings/filters/listing-filters';

/** The error line of every list that has none of its own. */
export const defaultLoadError = message('Failed to fetch products');

/** How a page lays out its listings: rows, a three-column grid, cards with a search box, or rows by distance. */
type ListingLayout = 'rows' | 'grid3' | 'cards' | 'nearby';

export interface CategorySpec {
  /** The value the API stores. */
  value: string;
  /** The canonical path first, then its other spellings. Paths match without regard to case. */
  paths: readonly [`/${string}`, ...`/${string}`[]];
  /** English, as all words here; translated where it is shown. */
  label: string;
  layout: ListingLayout;
  /** The order until the visitor chooses another, where it is not the newest first; of rows and columns. */
  usualSort?: SortOrder;
}

/** A list that is no category, such as the discounts of a day. */
export interface CollectionSpec extends Omit<CategorySpec, 'value'> {
  /** Which listings belong here, `now` in ms. */
  where: (now: number) => readonly ListingPredicate[];
  /** Whether its cards are grouped by the day on which they were posted. */
  byDay?: boolean;
}

export interface ListHead extends CollectionSpec {
  heading: string;
}

export interface ListNotices {
  emptyMessage: string;
  /** Shown in red when the catalogue cannot be loaded. */
  loadError: string;
}

export interface ListingPageSpec extends ListHead, ListNotices {}
