import { parseDecimal } from '@/platform/parse-values';
import { parseCondition, type Condition } from './condition';

/** The sort orders that every list offers. */
export const sortOrders = ['newest', 'discount', 'price', 'nearest'] as const;
/** Only the search page offers `best`. */
export type SortOrder = (typeof sortOrders)[number] | 'best';

/** The filters of a list. The address holds all of them, so that a list can be shared and Back works. */
export interface ListingFilters {
  sort: SortOrder;
  discountOnly: boolean;
  /** Kilometres from the visitor; null means any distance. */
  within: number | null;
  /** In Birr; null means no limit. */
  minimumPrice: number | null;
  maximumPrice: number | null;
  condition: Condition | null;
}

export const noFilters = {
  discountOnly: false,
  within: null,
  minimumPrice: null,
  maximumPrice: null,
  condition: null,
} as const satisfies Partial<ListingFilters>;

const readAmount = (text: string | null) => {
  const amount = parseDecimal(text);
  return amount !== null && amount >= 0 ? amount : null;
};

/** Swaps limits if the first is higher. */
const inOrder = (low: number | null, high: number | null) =>
  low !== null && high !== null && low > high ? ([high, low] as const) : ([low, high] as const);

/** Reads the filters in an address. Unknown values count as missing. */
export function readFilters(search: URLSearchParams, defaultSort: SortOrder = 'newest'): ListingFilters {
  const sort = search.get('sort');
  const [minimumPrice, maximumPrice] = inOrder(readAmount(search.get('min')), readAmount(search.get('max')));
  return {
    sort: sort === 'best' ? sort : (sortOrders.find((order) => order === sort) ?? defaultSort),
    discountOnly: search.get('discount') === 'only',
    within: readAmount(search.get('within')) || null,
    minimumPrice,
    maximumPrice,
    condition: parseCondition(search.get('condition')),
  };
}

/** Writes filters into an address, without default values. Other parameters stay. */
export function writeFilters(
  search: URLSearchParams,
  filters: ListingFilters,
  defaultSort: SortOrder = 'newest',
): URLSearchParams {
  const next = new URLSearchParams(search);
  const setParameter = (name: string, value: string | number | null) =>
    value === null ? next.delete(name) : next.set(name, String(value));
  setParameter('sort', filters.sort === defaultSort ? null : filters.sort);
  setParameter('discount', filters.discountOnly ? 'only' : null);
  setParameter('within', filters.within);
  const [minimum, maximum] = inOrder(filters.minimumPrice, filters.maximumPrice);
  setParameter('min', minimum);
  setParameter('max', maximum);
  setParameter('condition', filters.condition);
  return next;
}

/** How many filters are set. The sort order does not count. */
export function countFilters(filters: ListingFilters): number {
  const { discountOnly, within, minimumPrice, maximumPrice, condition } = filters;
  const limits = [within, minimumPrice, maximumPrice, condition];
  return limits.filter((limit) => limit !== null).length + Number(discountOnly);
}
