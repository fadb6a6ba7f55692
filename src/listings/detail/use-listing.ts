import { useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { isRecord } from '@/lib/parse-values';
import type { Listing } from '@/listings/catalogue/listing';
import { parseListing } from '@/listings/catalogue/parse-listing';
import { isVerified } from '@/listings/catalogue/selectors';
import { useProducts } from '@/listings/catalogue/products-query';

/** The product that a link passed in navigation state; history keeps it over deployments, so it is read like an answer. */
function listingFromState(state: unknown): Listing | null {
  const parsed = isRecord(state) && 'product' in state ? parseListing(state.product) : null;
  return parsed && 'listing' in parsed ? parsed.listing : null;
}

/**
 * The listing of the detail page: from navigation state, else `?id=` in the catalogue, where it has to be verified
 * (docs/product.md, Detail).
 */
export function useListing() {
  const { state } = useLocation();
  const [search] = useSearchParams();
  const id = search.get('id');
  const passed = useMemo(() => listingFromState(state), [state]);
  const select = useCallback(
    (listings: readonly Listing[]) =>
      listings.find((listing) => listing.id === id && isVerified(listing)) ?? null,
    [id],
  );
  const query = useProducts(select);
  return { listing: passed ?? query.data ?? null, query };
}
