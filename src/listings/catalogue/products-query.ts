import { queryOptions, useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { getJson } from '@/api/get-json';
import { parseListings } from './parse-listings';
import type { Listing } from './listing';

/** The whole catalogue (docs/product.md, Listings); every list is a selection from it. */
export const productsQuery = queryOptions({
  queryKey: ['products'],
  // Without the query's signal: a page that is left would end a load that the next one needs as well.
  queryFn: async () => parseListings(await getJson('/api/products/', v.array(v.unknown())), Date.now()),
});

/** What `select` makes of the catalogue. `select` runs again when its reference changes: keep it stable. */
export function useProducts<Result>(select: (listings: readonly Listing[]) => Result) {
  return useQuery({ ...productsQuery, select });
}
