import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { signedInUser, useSession } from '@/account/session';
import type { Listing } from '@/listings/listing';
import { navigationStateVersion } from '@/listings/navigation-state';
import { parseListing } from '@/listings/parse-listing';
import { isVerified, ownedBy } from '@/listings/selectors';
import { useCatalogue } from '@/listings/use-catalogue';
import { isRecord } from '@/platform/parse-values';

/**
 * The listing in navigation state; null if there is none, or another version wrote it. State without a version comes
 * from outside links: a row in the API's format, or an object that contains a row.
 */
function listingFromState(state: unknown): Listing | null {
  if (!isRecord(state) || (state['version'] ?? navigationStateVersion) !== navigationStateVersion)
    return null;
  const parsed = parseListing(state['product'] ?? state);
  return 'listing' in parsed ? parsed.listing : null;
}

/**
 * The listing that navigation state or `?id=` names (docs/product.md, Routes and links). The copy in the state is shown
 * until the catalogue has loaded. Without an id in the address, it is always shown.
 */
export function useListing() {
  const { state } = useLocation();
  const [search] = useSearchParams();
  const addressId = search.get('id');
  const stateListing = useMemo(() => listingFromState(state), [state]);
  const id = stateListing?.id ?? addressId;
  const session = useSession();
  const query = useCatalogue(
    useMemo(() => (listings: readonly Listing[]) => listings.find((each) => each.id === id) ?? null, [id]),
  );
  const mayShowStateListing = !query.isComplete || addressId === null;
  const found = query.data ?? (mayShowStateListing ? stateListing : null);
  const isWaiting = found !== null && !isVerified(found);
  const user = signedInUser(session);
  const isOwn = user !== null && found !== null && ownedBy(user.email)(found);
  return {
    /** The requested id; null without one. */
    id,
    listing: isWaiting && !isOwn ? null : found,
    isOwn,
    /** Whether the listing waits for verification. Only its owner may see it. */
    isWaiting,
    /** Whether the listing may still appear: the owner of a waiting listing is known once the session is. */
    isLoading: (!query.isComplete && !query.error) || (isWaiting && session.status === 'loading'),
    query,
  };
}
