import { useQuery } from '@tanstack/react-query';
import type { Listing } from './listing';
import { productsQuery } from './products-query';

/** What `select` makes of the catalogue. `select` runs again when its reference changes: keep it stable. */
export function useProducts<Result>(select: (listings: readonly Listing[]) => Result) {
  return useQuery({ ...productsQuery, select });
}
