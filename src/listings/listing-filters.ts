import { parseDecimal } from '@/platform/parse-values';
import { type Attributes, filterAttributes, noAttributes } from './attributes';

/**
 * The orders that any list offers. A new one needs a label and a comparison, or types fail. `applyFilters` gets
 * newest first, but best match first from a search: an order by date must sort there too.
 */
export const sortOrders = ['newest', 'discount', 'price', 'nearest'] as const;
/** `best` is the order of a ranked search, best match first. */
export type SortOrder = (typeof sortOrders)[number] | 'best';

/**
 * How a visitor filters and sorts a list. It lives in the address, so that lists can be shared and Back works.
 */
export interface ListingFilters {
  sort: SortOrder;
  discountOnly: boolean;
  /** Kilometres from the visitor; null means any distance. */
  within: number | null;
  /** In Birr; null means no limit. */
  minimumPrice: number | null;
  maximumPrice: number | null;
  attributes: Attributes;
}

/** No filter is active. */
export const noFilters = {
  discountOnly: false,
  within: null,
  minimumPrice: null,
  maximumPrice: null,
  attributes: noAttributes,
} as const satisfies Partial<ListingFilters>;

const readAmount = (text: string | null) => {
  const amount = parseDecimal(text);
  return amount !== null && amount >= 0 ? amount : null;
};

/** Swaps limits that were given in the wrong order. */
const inOrder = (low: number | null, high: number | null) =>
  low !== null && high !== null && low > high ? ([high, low] as const) : ([low, high] as const);

/** Reads the filters of an address. Unknown values count as missing; the default order is the page's. */
export function readFilters(search: URLSearchParams, defaultSort: SortOrder = 'newest'): ListingFilters {
  const sort = search.get('sort');
  const [minimumPrice, maximumPrice] = inOrder(readAmount(search.get('min')), readAmount(search.get('max')));
  return {
    sort: sort === 'best' ? sort : (sortOrders.find((order) => order === sort) ?? defaultSort),
    discountOnly: search.get('discount') === 'only',
    within: readAmount(search.get('within')) || null,
    minimumPrice,
    maximumPrice,
    attributes: filterAttributes.read((name) => search.get(name)),
  };
}

/** The address parameters of these filters. Other parameters stay, and defaults are left out. */
export function writeFilters(
  search: URLSearchParams,
  filters: ListingFilters,
  defaultSort: SortOrder = 'newest',
): URLSearchParams {
  const next = new URLSearchParams(search);
  const put = (name: string, value: string | number | null) =>
    value === null ? next.delete(name) : next.set(name, String(value));
  put('sort', filters.sort === defaultSort ? null : filters.sort);
  put('discount', filters.discountOnly ? 'only' : null);
  put('within', filters.within);
  const [minimum, maximum] = inOrder(filters.minimumPrice, filters.maximumPrice);
  put('min', minimum);
  put('max', maximum);
  for (const name of filterAttributes.names) put(name, filters.attributes.get(name) ?? null);
  return next;
}

/** How many filters are active, without the order. */
export function countFilters(filters: ListingFilters): number {
  const { discountOnly, within, minimumPrice, maximumPrice } = filters;
  const narrowing = [discountOnly, within !== null, minimumPrice !== null, maximumPrice !== null];
  return narrowing.filter(Boolean).length + filters.attributes.size;
}
