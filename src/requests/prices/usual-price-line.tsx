import { Tag } from 'lucide';
import { useMemo } from 'react';
import { formatAmount, formatMoney } from '@/language/format';
import { plural } from '@/language/translate';
import type { Listing } from '@/listings/catalogue/listing';
import { useAllListings } from '@/listings/catalogue/use-catalogue';
import { Icon } from '@/ui/icon';
import { loadCode } from '@/ui/new-version';
import { useLate } from '@/ui/use-late';
import { fewestPrices, pricedLike } from './priced-like';
import type { UsualPrice } from './usual-price';

function wordsOf({ lower, upper, count }: UsualPrice): string {
  if (lower === upper)
    return plural(
      count,
      { one: 'Most ask {price} ({count} offer)', other: 'Most ask {price} ({count} offers)' },
      { price: formatMoney(lower) },
    );
  return plural(
    count,
    {
      one: 'Most ask {lower} to {upper} ({count} offer)',
      other: 'Most ask {lower} to {upper} ({count} offers)',
    },
    { lower: formatAmount(lower), upper: formatMoney(upper) },
  );
}

/** The code of the search, which reads the names, comes only where there may be something to say. */
async function findUsual(offer: Listing, listings: readonly Listing[]): Promise<UsualPrice | null> {
  if (pricedLike(offer, listings).length < fewestPrices) return null;
  const { usualPrice } = await loadCode(() => import('./usual-price'));
  return usualPrice(offer, listings);
}

/** What others ask for the thing that an offer is; nothing until that is known, and where nobody knows. */
export function UsualPriceLine({ listing }: { listing: Listing }) {
  const data = useAllListings();
  // A line less, where its code cannot be had.
  const find = useMemo(() => data && (() => findUsual(listing, data).catch(() => null)), [listing, data]);
  const usual = useLate(find);
  if (!usual) return null;
  return (
    <p className="flex items-center gap-1.5 text-sm text-muted">
      <Icon of={Tag} className="size-4 shrink-0" />
      <span className="text-balance">{wordsOf(usual)}</span>
    </p>
  );
}
