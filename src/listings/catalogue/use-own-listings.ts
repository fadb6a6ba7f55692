import { useMemo } from 'react';
import type { User } from '@/account/session';
import { ownedBy, selectWhere } from './selectors';
import { useCatalogue } from './use-catalogue';

/** The listings under the user's address in any case, verified or not; `isLate` as the catalogue has it. */
export function useOwnListings({ email }: User, { isLate = false } = {}) {
  return useCatalogue(
    useMemo(() => selectWhere(ownedBy(email)), [email]),
    { needsAll: true, isLate },
  );
}
