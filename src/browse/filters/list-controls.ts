import { createContext, use, type ReactNode } from 'react';
import type { ListLook } from '@/listings/categories/category-spec';
import type { Listing } from '@/listings/listing';
import type { ListingFilters, SortOrder } from '@/listings/listing-filters';
import type { VisitorPlace } from '@/place/visitor-place';
import type { Coordinates } from '@/platform/coordinates';
import type { FilterChoices } from './use-filter-choices';

/** What a search text asks for besides the wanted thing. */
export interface TypedSearch {
  /** The place from which distances are measured; null means the visitor's own. */
  place: Coordinates | null;
  /** Everything that the text asks for besides the wanted thing, as chips. */
  chips: ReactNode;
  /** What the text finds; null until that is known. */
  found: readonly Listing[] | null;
}

/** What the controls of one list show and change. */
export interface ListControls extends FilterChoices {
  look: ListLook;
  filters: ListingFilters;
  /** The sort order until the visitor chooses another. */
  defaultSort: SortOrder;
  /** How many listings are shown; null while unknown. */
  count: number | null;
  /** Set if the list comes from a ranked search. */
  typedSearch: TypedSearch | undefined;
  change: (changes: Partial<ListingFilters>) => void;
}

export const ListControlsContext = createContext<ListControls | null>(null);

export function useListControls(): ListControls {
  const controls = use(ListControlsContext);
  if (!controls) throw new Error('The controls of a list stand in its FilterBar.');
  return controls;
}

/** Whether a list depends on where the visitor is. */
export const usesVisitorPlace = ({ filters, typedSearch }: ListControls): boolean =>
  !typedSearch?.place && (filters.sort === 'nearest' || filters.within !== null);

/** Whether a phone names the place above a list: always a chosen one, the visitor's own only if the list uses it. */
export const isPlaceNamed = (place: VisitorPlace, controls: ListControls): boolean =>
  place.status === 'known' && (place.town !== null || usesVisitorPlace(controls));

/** The text that filters the list in addition to its filters: that of the search field on card screens. */
export const NarrowingText = createContext('');
