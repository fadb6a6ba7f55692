import { parseDecimal } from '@/lib/parse-decimal';

/** The orders a list can stand in. */
export const sortOrders = ['newest', 'discount', 'price', 'nearest'] as const;
type SortOrder = (typeof sortOrders)[number];

/** How a visitor narrows and orders a list; it lives in the address, so that it can be shared and gone back to. */
export interface ListingFilters {
  sort: SortOrder;
  discountOnly: boolean;
  /** Kilometres from the visitor, or null for any distance. */
  within: number | null;
  /** Birr, or null for no bound. */
  minimumPrice: number | null;
  maximumPrice: number | null;
}

const readAmount = (text: string | null) => {
  const amount = parseDecimal(text);
  return amount !== null && amount >= 0 ? amount : null;
};

/** Reads the filters of an address; what it does not understand counts as not given. */
export function readFilters(search: URLSearchParams): ListingFilters {
  const sort = search.get('sort');
  return {
    sort: sortOrders.find((order) => order === sort) ?? 'newest',
    discountOnly: search.get('discount') === 'only',
    within: readAmount(search.get('within')) || null,
    minimumPrice: readAmount(search.get('min')),
    maximumPrice: readAmount(search.get('max')),
  };
}

/** The address parameters of these filters; other parameters stay, defaults are left out. */
export function writeFilters(search: URLSearchParams, filters: ListingFilters): URLSearchParams {
  const next = new URLSearchParams(search);
  const put = (name: string, value: string | number | null) =>
    value === null ? next.delete(name) : next.set(name, String(value));
  put('sort', filters.sort === 'newest' ? null : filters.sort);
  put('discount', filters.discountOnly ? 'only' : null);
  put('within', filters.within);
  put('min', filters.minimumPrice);
  put('max', filters.maximumPrice);
  return next;
}

/** How many filters narrow the list; the order is none. */
export function countFilters({ discountOnly, within, minimumPrice, maximumPrice }: ListingFilters): number {
  return [discountOnly, within !== null, minimumPrice !== null, maximumPrice !== null].filter(Boolean).length;
}
