import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { getJson } from '@/api/get-json';
import { parseListings } from './parse-listings';

/** The whole catalogue (spec section 7, `GET /api/products/`); every list is a selection from it. */
export const productsQuery = queryOptions({
  queryKey: ['products'],
  queryFn: async ({ signal }) =>
    parseListings(await getJson('/api/products/', v.array(v.unknown()), signal), Date.now()),
});
