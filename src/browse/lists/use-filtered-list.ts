import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListControls, TypedSearch } from '@/browse/filters/list-controls';
import { applyFilters } from '@/listings/apply-filters';
import type { ListLook } from '@/listings/categories/category-spec';
import { noListings, type Listing } from '@/listings/listing';
import { readFilters, writeFilters, type ListingFilters, type SortOrder } from '@/listings/listing-filters';
import { matchesNameOrCompany } from '@/listings/selectors';
import type { CatalogueSelection } from '@/listings/use-catalogue';
import { useVisitorPlace } from '@/place/use-visitor-place';
import type { VisitorPlace } from '@/place/visitor-place';
import type { Coordinates } from '@/platform/coordinates';
import { useStableList } from './use-stable-list';

/** The share of prices below each step. The first is a tenth, so that no step comes from a single mistyped price. */
const shares = [0.1, 0.25, 0.5, 0.75];

/** Rounds up to the next of 1, 2, 5, 10, 20, 50... */
function roundUp(amount: number): number {
  const power = 10 ** Math.floor(Math.log10(amount));
  return ([1, 2, 5].find((step) => step * power >= amount) ?? 10) * power;
}

/** Returns up to four round prices in Birr, in ascending order. Each is below the highest price of the list. */
export function priceSteps(prices: readonly number[]): readonly number[] {
  const sorted = prices.filter((price) => price >= 1).toSorted((a, b) => a - b);
  const highest = sorted.at(-1) ?? 0;
  const steps = shares.map((share) => roundUp(sorted[Math.floor(share * sorted.length)] ?? 1));
  return [...new Set(steps)].filter((step) => step < highest);
}

/** The filters in the address. A change replaces the history entry, so that Back leaves the list. */
function useListingFilters(defaultSort: SortOrder) {
  const [search, setSearch] = useSearchParams();
  const filters = useMemo(() => readFilters(search, defaultSort), [search, defaultSort]);
  const change = useCallback(
    (changes: Partial<ListingFilters>) => {
      // Reads the address, because the last render may be old: two fields may change at once.
      const current = new URLSearchParams(window.location.search);
      const next = writeFilters(current, { ...readFilters(current, defaultSort), ...changes }, defaultSort);
      if (next.toString() !== current.toString()) setSearch(next, { replace: true });
    },
    [setSearch, defaultSort],
  );
  return { filters, change };
}

/** The place from which a list measures distances: the one in the text of a search, or the visitor's. */
function useListPlace({ sort, within }: ListingFilters, typedPlace: Coordinates | null) {
  const visitorPlace = useVisitorPlace();
  const place = useMemo<VisitorPlace>(
    () => (typedPlace ? { status: 'known', coordinates: typedPlace, town: null } : visitorPlace),
    [typedPlace, visitorPlace],
  );
  const usesDistance = sort === 'nearest' || within !== null;
  const usesVisitorPlace = usesDistance && !typedPlace;
  return {
    place,
    origin: usesDistance && place.status === 'known' ? place.coordinates : null,
    usesVisitorPlace,
    namesPlace: visitorPlace.status === 'known' && (visitorPlace.town !== null || usesVisitorPlace),
  };
}

/** The filters that depend on the listings. */
function useFilterChoices(
  listings: readonly Listing[],
  { condition }: ListingFilters,
  hasShortcuts: boolean,
) {
  const isConditionKnown = useMemo(() => listings.some((listing) => listing.condition !== null), [listings]);
  const steps = useMemo(
    () => (hasShortcuts ? priceSteps(listings.flatMap(({ price }) => price ?? [])) : undefined),
    [listings, hasShortcuts],
  );
  return { offersCondition: isConditionKnown || condition !== null, priceSteps: steps };
}

export type ListingQuery = CatalogueSelection<readonly Listing[]>;

export interface ListOptions {
  look: ListLook;
  /** The sort order until the visitor chooses another; newest first by default. */
  defaultSort?: SortOrder | undefined;
  /** The text in the search field above cards. */
  text?: string;
  /** Whether a phone shows shortcuts for place and price above the list. */
  hasShortcuts?: boolean;
  /** Set on the search page if a text is searched. */
  typedSearch?: TypedSearch | undefined;
}

/** The listings of a query that match the filters in the address, and what the controls of the list show. */
export function useFilteredList(query: ListingQuery, options: ListOptions) {
  const { look, defaultSort = 'newest', text = '', hasShortcuts = false, typedSearch } = options;
  const { filters, change } = useListingFilters(defaultSort);
  const { place, origin, ...placeUse } = useListPlace(filters, typedSearch?.place ?? null);
  const listings = query.data ?? noListings;
  const choices = useFilterChoices(listings, filters, hasShortcuts);
  const shown = useMemo(() => {
    const found = text === '' ? listings : listings.filter(matchesNameOrCompany(text));
    return applyFilters(found, filters, origin);
  }, [listings, text, filters, origin]);
  const listKey = useMemo(() => [filters, text, origin], [filters, text, origin]);
  const { items, isGrowing, progress } = useStableList(shown, { listKey, query });
  const controls: ListControls = {
    look,
    filters,
    defaultSort,
    text,
    typedSearch,
    ...placeUse,
    ...choices,
    count: isGrowing ? null : shown.length,
    matches: query.isComplete && (origin || filters.within === null) ? shown : null,
    change,
  };
  return {
    query,
    controls,
    /** Whether there are listings before the filters apply. */
    hasListings: listings.length > 0,
    /** The matching listings. */
    shown,
    /** The matching listings, without new ones that would move the others while the list grows. */
    items,
    /** Changes with the filters, but not with the listings. */
    listKey,
    isGrowing,
    /** Shown above the list while it grows. */
    progress,
    /** The place from which distances are measured. */
    visitor: place,
    /** Its coordinates; null if it is unknown or the list does not use distances. */
    origin,
  };
}

export type FilteredList = ReturnType<typeof useFilteredList>;
