import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStore } from '@/ui/use-store';
import type { Listing } from './listing';
import { catalogueSoFar, takeCatalogue } from './read-catalogue';

/** The whole catalogue (docs/product.md, Listings); every list is a selection from it. */
export const productsQuery = queryOptions({
  queryKey: ['products'],
  // The query's signal would abort the load when a page is left, although the next page needs the same rows.
  queryFn: () => takeCatalogue(),
});

interface ProductsOptions {
  /** Whether it stands in a part that comes after the page: such a part does not ask again for what has just failed. */
  isLate?: boolean;
}

/** The catalogue through `select`, which runs again whenever its reference changes: keep it stable. */
export function useProducts<Result>(
  select: (listings: readonly Listing[]) => Result,
  { isLate = false }: ProductsOptions = {},
) {
  return useQuery({ ...productsQuery, select, ...(isLate && { retryOnMount: false }) });
}

/**
 * Like `useProducts`, but without waiting for the end of a long answer: `data` is selected from what has come, and grows while
 * `isReading`.
 */
export function useProductsSoFar<Result>(
  select: (listings: readonly Listing[]) => Result,
  options?: ProductsOptions,
) {
  const { data: whole, error, failureReason, isLoadingError, refetch } = useProducts(select, options);
  const soFar = useStore(catalogueSoFar);
  const part = useMemo(() => soFar && select(soFar.listings), [soFar, select]);
  const isWhole = whole !== undefined;
  return {
    data: isWhole ? whole : (part ?? undefined),
    error,
    failureReason,
    isLoadingError: isLoadingError && part === null,
    refetch,
    isReading: !isWhole && !error,
    isPart: !isWhole,
  };
}
