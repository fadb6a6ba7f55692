import { parseDecimal } from '@/platform/parse-values';
import type { Attributes } from './attributes';
import { filterAttributes, noAttributes } from './filter-attributes';

/**
 * The orders any list can stand in. The type check asks for the label of a new one and for how it compares two
 * listings.
 */
export const sortOrders = ['newest', 'discount', 'price', 'nearest'] as const;
/** `best`: as it comes from a search that ranks, the best match first. */
export type SortOrder = (typeof sortOrders)[number] | 'best';

/** How a visitor narrows and orders a list; it lives in the address, so that it can be shared and gone back to. */
export interface ListingFilters {
  sort: SortOrder;
  discountOnly: boolean;
  /** Only what is saved on this device. */
  savedOnly: boolean;
  /** Kilometres from the visitor, or null for any distance. */
  within: number | null;
  /** Birr, or null for no bound. */
  minimumPrice: number | null;
  maximumPrice: number | null;
  attributes: Attributes;
}

/** Nothing narrowed. */
export const noFilters = {
  discountOnly: false,
  savedOnly: false,
  within: null,
  minimumPrice: null,
  maximumPrice: null,
  attributes: noAttributes,
} as const satisfies Partial<ListingFilters>;

const readAmount = (text: string | null) => {
  const amount = parseDecimal(text);
  return amount !== null && amount >= 0 ? amount : null;
};

/** Bounds given the wrong way round are meant the right way. */
const inOrder = (low: number | null, high: number | null) =>
  low !== null && high !== null && low > high ? ([high, low] as const) : ([low, high] as const);

/**
 * Reads the filters of an address; what it does not understand counts as not given, and the page has its usual
 * order.
 */
export function readFilters(search: URLSearchParams, usualSort: SortOrder = 'newest'): ListingFilters {
  const sort = search.get('sort');
  const [minimumPrice, maximumPrice] = inOrder(readAmount(search.get('min')), readAmount(search.get('max')));
  return {
    sort: sort === 'best' ? sort : (sortOrders.find((order) => order === sort) ?? usualSort),
    discountOnly: search.get('discount') === 'only',
    savedOnly: search.get('saved') === 'only',
    within: readAmount(search.get('within')) || null,
    minimumPrice,
    maximumPrice,
    attributes: filterAttributes.read((name) => search.get(name)),
  };
}

/** The address parameters of these filters; other parameters stay, defaults are left out. */
export function writeFilters(
  search: URLSearchParams,
  filters: ListingFilters,
  usualSort: SortOrder = 'newest',
): URLSearchParams {
  const next = new URLSearchParams(search);
  const put = (name: string, value: string | number | null) =>
    value === null ? next.delete(name) : next.set(name, String(value));
  put('sort', filters.sort === usualSort ? null : filters.sort);
  put('discount', filters.discountOnly ? 'only' : null);
  put('saved', filters.savedOnly ? 'only' : null);
  put('within', filters.within);
  const [minimum, maximum] = inOrder(filters.minimumPrice, filters.maximumPrice);
  put('min', minimum);
  put('max', maximum);
  for (const name of filterAttributes.names) put(name, filters.attributes.get(name) ?? null);
  return next;
}

/** How many filters narrow the list; the order is none. */
export function countFilters(filters: ListingFilters): number {
  const { discountOnly, savedOnly, within, minimumPrice, maximumPrice } = filters;
  const narrowing = [discountOnly, savedOnly, within !== null, minimumPrice !== null, maximumPrice !== null];
  return narrowing.filter(Boolean).length + filters.attributes.size;
}
