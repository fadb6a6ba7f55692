import { useMemo } from 'react';
import type { Listing } from '@/listings/listing';
import { isVerified } from '@/listings/selectors';
import { useAllListings } from '@/listings/use-catalogue';
import { townNames } from '@/place/place-names';
import { memoizeByObject } from '@/platform/memoize';
import { createYielder } from '@/platform/scheduling';
import { useAsyncValue } from '@/ui/use-async-value';
import { findClose } from './find-close';
import { groupNames } from './meanings';
import { missingMake } from './phrase-meanings';
import { readQuery } from './read-query';
import { createSearchIndex, type SearchIndex } from './search-index';

/** Prepares the two tables of the search with a pause between them: both take a slow phone 200 ms. */
export async function prepareSearch(): Promise<void> {
  const yieldIfDue = createYielder();
  groupNames();
  await yieldIfDue();
  townNames();
}

/** Memoised by catalogue, so that the search field and the results share one index. */
const indexOf = memoizeByObject(async (listings: readonly Listing[]) => {
  const index = await createSearchIndex(listings.filter(isVerified));
  const yieldIfDue = createYielder();
  // Browsers compile code when it first runs. These searches do that before the first letter is typed.
  for (const text of ['t', 'ቲ', 'tv under 1', 'ቲቪ እስከ 1']) {
    await yieldIfDue();
    findClose(index, readQuery(text), { limit: 1, isUnfinished: true });
  }
  return index;
});

/** Indexes listings and returns a search over them. With `ignoresCondition`, it ignores the condition in the text. */
export async function createSearcher(listings: readonly Listing[]) {
  await prepareSearch();
  const index = await indexOf(listings);
  return (text: string, ignoresCondition: boolean) => {
    const query = readQuery(text);
    const inAnyCondition = { ...query, condition: null };
    const offers = findClose(index, ignoresCondition ? inAnyCondition : query);
    if (offers.length > 0 || query.condition === null)
      return { query, offers, notOffered: missingMake(query.words, index) };
    // Nobody offers the thing in this condition.
    return { query, offers: findClose(index, inAnyCondition), notOffered: text };
  };
}

/** The search index of the verified listings; null until they have loaded and been indexed. */
export function useSearchIndex(): SearchIndex<Listing> | null {
  const data = useAllListings();
  const make = useMemo(() => data && (() => indexOf(data)), [data]);
  return useAsyncValue(make) ?? null;
}
