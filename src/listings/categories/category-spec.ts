import { message } from '@/language/translate';
import type { Path } from '@/platform/paths';

/** The error line of a list that defines none. */
export const defaultLoadErrorMessage = message('Failed to fetch products');

/**
 * Rows, a three-column grid, rows by distance beside a map, or cards with a search field. `list-looks.tsx` has their
 * measures.
 */
export type ListLook = 'rows' | 'grid3' | 'nearby' | 'cards';

interface ListBase {
  /** The canonical path, then its aliases. Matching ignores case. */
  paths: readonly [Path, ...Path[]];
  /** In English, like all texts here. `t` translates it when it is shown. */
  label: string;
  look: ListLook;
}

/** A category. `value` is its name in the API. */
export type CategorySpec = ListBase & { value: string };

/** A list of offers that is not a category in the form, such as a day's discounts. */
export type CollectionSpec = ListBase & {
  /** The key of its heading and messages in their tables. */
  key: string;
  /** The category of its listings in the API, which only the server sets; undefined if they have several. */
  category?: string;
  discountsOnly?: true;
  /** The greatest age of its listings, in ms. */
  maxAge?: number;
};

export type ListSpec = CategorySpec | CollectionSpec;
