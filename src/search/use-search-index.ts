import { useMemo } from 'react';
import { onceFor } from '@/platform/once-for';
import type { Listing } from '@/listings/listing';
import { useAllListings } from '@/listings/use-catalogue';
import { isVerified } from '@/listings/selectors';
import { useLate } from '@/ui/use-late';
import { type SearchIndex, createSearchIndex } from './search-index';

/** By catalogue, because the search field and the results ask for the same index. */
const indexOf = onceFor((listings: readonly Listing[]) => createSearchIndex(listings.filter(isVerified)));

/** The verified listings as they can be searched; null until they are loaded and read. */
export function useSearchIndex(): SearchIndex<Listing> | null {
  const data = useAllListings();
  const make = useMemo(() => data && (() => indexOf(data)), [data]);
  return useLate(make) ?? null;
}
