import { useMemo } from 'react';
import type { User } from '@/account/session';
import { ownedBy, selectWhere } from './selectors';
import { useCatalogue } from './use-catalogue';

/** The listings under the user's email address, verified or not. Options are those of `useCatalogue`. */
export function useOwnListings({ email }: User, options: { isLate?: boolean; isFresh?: boolean } = {}) {
  return useCatalogue(
    useMemo(() => selectWhere(ownedBy(email)), [email]),
    { needsAll: true, ...options },
  );
}
