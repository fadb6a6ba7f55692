import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useSession, userOf } from '@/account/session';
import { isRecord } from '@/platform/parse-values';
import type { Listing } from '@/listings/listing';
import { listingStateVersion } from '@/listings/listing-state';
import { parseListing } from '@/listings/parse-listing';
import { isVerified, ownedBy } from '@/listings/selectors';
import { useCatalogue } from '@/listings/use-catalogue';

/**
 * The listing of a navigation state; null where it has none, or one of another version. State without a version
 * has a row as the API spells it, or is one.
 */
function listingFromState(state: unknown): Listing | null {
  if (!isRecord(state) || (state['version'] ?? listingStateVersion) !== listingStateVersion) return null;
  const parsed = parseListing(state['product'] ?? state);
  return 'listing' in parsed ? parsed.listing : null;
}

/**
 * The listing that navigation state or `?id=` names (docs/product.md, Detail); one that waits for verification
 * opens for its owner alone, wherever it comes from. The copy in the state shows only until the catalogue is
 * there, which has the current price, or where the address has no id.
 */
export function useListing() {
  const { state } = useLocation();
  const [search] = useSearchParams();
  const addressId = search.get('id');
  const copy = useMemo(() => listingFromState(state), [state]);
  const id = copy?.id ?? addressId;
  const session = useSession();
  const query = useCatalogue(
    useMemo(() => (listings: readonly Listing[]) => listings.find((each) => each.id === id) ?? null, [id]),
    { wanted: id },
  );
  const mayShowCopy = !query.isWhole || addressId === null;
  const named = query.data ?? (mayShowCopy ? copy : null);
  const isWaiting = named !== null && !isVerified(named);
  const user = userOf(session);
  const isOwn = user !== null && named !== null && ownedBy(user.email)(named);
  return {
    /** What it is asked for by; null where nothing names one. */
    id,
    listing: isWaiting && !isOwn ? null : named,
    /** Whether only its owner may see it yet. */
    isWaiting,
    /** Whether it may still come: who owns a listing that is not verified is known only with the session. */
    isReading: query.isReading || (isWaiting && session.status === 'loading'),
    query,
  };
}
