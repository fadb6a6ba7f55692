import { useEffect, useState } from 'react';
import { whenIdle } from '@/browser/when-idle';
import type { Listing } from '@/listings/catalogue/listing';
import { useAllListings } from '@/listings/catalogue/use-catalogue';

/**
 * Every spelling of the shop that has a listing. Its own is told at once, since an offer that opens has no time for
 * the others: these need a look at all offers.
 */
export function useShopSpellings({ company }: Listing): ReadonlySet<string> {
  const data = useAllListings();
  const [spellings, setSpellings] = useState<ReadonlySet<string>>(
    () => new Set(company === '' ? [] : [company]),
  );
  useEffect(() => {
    if (!data || company === '') return;
    let isActive = true;
    const find = async () => {
      const { shopSpellings } = await import('@/listings/shops/shop-spellings');
      const found = await shopSpellings(company, data);
      // Most shops have one, for which nothing has to be drawn again.
      if (isActive && found.size > 1) setSpellings(found);
    };
    // Its offers of another spelling are missing, where the code cannot be had.
    const stop = whenIdle(() => void find().catch(() => {}));
    return () => {
      isActive = false;
      stop();
    };
  }, [data, company]);
  return spellings;
}
