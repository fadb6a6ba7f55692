import { useMemo } from 'react';
import { useAccountId } from '@/account/session';
import { useStore } from '@/ui/use-store';
import { ownRequests } from './own-requests';

/** The ids of what whoever uses this browser now has asked for (docs/product.md, Requests). */
export function useOwnRequestIds(): ReadonlySet<string> {
  const owner = useAccountId();
  const own = useStore(ownRequests);
  return useMemo(() => new Set(own.filter((one) => one.owner === owner).map(({ id }) => id)), [own, owner]);
}
