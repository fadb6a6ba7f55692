import { queryOptions, useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { getJson } from '@/api/get-json';
import { serverNow } from '@/lib/server-clock';
import { parseListings } from './parse-listings';
import type { Listing } from './listing';

/** The whole catalogue (docs/product.md, Listings); every list is a selection from it. */
export const productsQuery = queryOptions({
  queryKey: ['products'],
  // The query's signal would abort the load when a page is left, although the next page needs the same rows.
  queryFn: async () => parseListings(await getJson('/api/products/', v.array(v.unknown())), serverNow()),
});

/** The catalogue through `select`, which runs again whenever its reference changes: keep it stable. */
export function useProducts<Result>(select: (listings: readonly Listing[]) => Result) {
  return useQuery({ ...productsQuery, select });
}
