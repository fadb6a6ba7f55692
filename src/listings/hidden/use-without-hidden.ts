import { useMemo } from 'react';
import type { Listing } from '@/listings/catalogue/listing';
import { useStore } from '@/ui/use-store';
import { hidden, withoutHidden } from './hidden';

/** Listings without the hidden ones, for those that keep their identity. */
export function useWithoutHidden(listings: readonly Listing[]): readonly Listing[] {
  const all = useStore(hidden);
  return useMemo(() => withoutHidden(listings, all), [listings, all]);
}
