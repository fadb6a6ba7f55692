import { useMemo } from 'react';
import type { User } from '@/account/session';
import { ownedBy, selectWhere } from './selectors';
import { useCatalogue } from './use-catalogue';

/** The listings under the user's address in any case, verified or not; options as `useCatalogue` has them. */
export function useOwnListings({ email }: User, options: { isLate?: boolean; isFresh?: boolean } = {}) {
  return useCatalogue(
    useMemo(() => selectWhere(ownedBy(email)), [email]),
    { needsAll: true, ...options },
  );
}
