import { createContext, use, type ReactNode } from 'react';
import type { ListLook } from '@/listings/categories/category-spec';
import type { Listing } from '@/listings/listing';
import type { ListingFilters, SortOrder } from '@/listings/listing-filters';
import type { Coordinates } from '@/platform/coordinates';

/** What the text of a search contains besides the wanted thing. */
export interface TypedSearch {
  /** The place in the text; null if it names none. */
  place: Coordinates | null;
  /** The place, price and condition in the text, as chips. */
  chips: ReactNode;
}

export interface ListControls {
  look: ListLook;
  filters: ListingFilters;
  /** The sort order until the visitor chooses another. */
  defaultSort: SortOrder;
  /** The text in the search field above cards; '' for other lists. */
  text: string;
  /** Set on the search page if a text is searched. */
  typedSearch: TypedSearch | undefined;
  /** Whether the list depends on where the visitor is. */
  usesVisitorPlace: boolean;
  /** Whether a phone names the visitor's place: always a chosen one, otherwise only if the list uses it. */
  namesPlace: boolean;
  /** Whether some listing has a condition, or the filters name one. */
  offersCondition: boolean;
  /** Price limits for the shortcuts on a phone, in Birr. Without them there are no shortcuts. */
  priceSteps: readonly number[] | undefined;
  /** How many listings match; null while unknown. */
  count: number | null;
  /** The listings that match; null until they are known to be complete. */
  matches: readonly Listing[] | null;
  change: (changes: Partial<ListingFilters>) => void;
}

export const ListControlsContext = createContext<ListControls | null>(null);

export function useListControls(): ListControls {
  const controls = use(ListControlsContext);
  if (!controls) throw new Error('The controls of a list stand in its FilterBar.');
  return controls;
}
