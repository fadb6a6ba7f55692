import { useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { isRecord } from '@/lib/parse-values';
import type { Listing } from '@/listings/catalogue/listing';
import { listingStateVersion } from '@/listings/catalogue/listing-state';
import { parseListing } from '@/listings/catalogue/parse-listing';
import { findVerified } from '@/listings/catalogue/selectors';
import { useProductsSoFar } from '@/listings/catalogue/products-query';
import { wantedListing } from '@/listings/catalogue/read-catalogue';

/**
 * The listing of a navigation state; null where it has none, or one of another version. State without a version is a row as
 * the API spells it.
 */
function listingFromState(state: unknown): Listing | null {
  if (!isRecord(state) || (state['version'] ?? listingStateVersion) !== listingStateVersion) return null;
  const parsed = parseListing(state['product']);
  return 'listing' in parsed ? parsed.listing : null;
}

/**
 * The listing of the detail page (docs/product.md, Detail). Navigation state and `?id=` name it. The catalogue has its
 * current price and knows whether it is still verified, so the copy in the state shows only until the catalogue is there,
 * or where the address has no id to look for.
 */
export function useListing() {
  const { state } = useLocation();
  const [search] = useSearchParams();
  const addressId = search.get('id');
  const copy = useMemo(() => listingFromState(state), [state]);
  const id = copy?.id ?? addressId;
  useEffect(() => {
    wantedListing.write(id);
    return () => wantedListing.write(null);
  }, [id]);
  const query = useProductsSoFar(useMemo(() => findVerified(id), [id]));
  const mayShowCopy = query.isReading || query.data === undefined || addressId === null;
  return { listing: query.data ?? (mayShowCopy ? copy : null), query };
}
