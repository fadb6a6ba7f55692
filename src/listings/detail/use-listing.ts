import { useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useSession } from '@/account/session';
import { isRecord } from '@/lib/parse-values';
import type { Listing } from '@/listings/catalogue/listing';
import { listingStateVersion } from '@/listings/catalogue/listing-state';
import { parseListing } from '@/listings/catalogue/parse-listing';
import { useProductsSoFar } from '@/listings/catalogue/products-query';
import { wantedListingId } from '@/listings/catalogue/read-catalogue';
import { isVerified, ownedBy } from '@/listings/catalogue/selectors';

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
 * The listing that navigation state or `?id=` names (docs/product.md, Detail); one that waits for verification opens for its
 * owner alone. The copy in the state shows only until the catalogue is there, which has the current price, or where the address
 * has no id.
 */
export function useListing() {
  const { state } = useLocation();
  const [search] = useSearchParams();
  const addressId = search.get('id');
  const copy = useMemo(() => listingFromState(state), [state]);
  const id = copy?.id ?? addressId;
  useEffect(() => {
    wantedListingId.write(id);
    return () => wantedListingId.write(null);
  }, [id]);
  const session = useSession();
  const query = useProductsSoFar(
    useMemo(() => (listings: readonly Listing[]) => listings.find((each) => each.id === id) ?? null, [id]),
  );
  const named = query.data ?? null;
  const isOwn = session.status === 'signed-in' && named !== null && ownedBy(session.user.email)(named);
  const found = named && (isVerified(named) || isOwn) ? named : null;
  // Who owns a listing that is not verified is known only with the session.
  const isReading = query.isReading || (named !== null && !isVerified(named) && session.status === 'loading');
  const mayShowCopy = isReading || query.data === undefined || addressId === null;
  return {
    listing: found ?? (mayShowCopy ? copy : null),
    /** Whether only its owner may see it yet. */
    isWaiting: found !== null && !isVerified(found),
    /** Whether it may still come. */
    isReading,
    query,
  };
}
