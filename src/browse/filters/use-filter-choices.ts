import { useMemo } from 'react';
import type { Listing } from '@/listings/listing';
import { filterAttributes } from '@/listings/filter-attributes';
import type { ListingFilters } from '@/listings/listing-filters';

/**
 * Which share of the prices lies below each step. A tenth at least, or a single mistyped price would make a
 * step of its own.
 */
const shares = [0.1, 0.25, 0.5, 0.75];

/** The next of 1, 2, 5, 10, 20, 50... that is not below an amount. */
function roundUp(amount: number): number {
  const power = 10 ** Math.floor(Math.log10(amount));
  return ([1, 2, 5].find((step) => step * power >= amount) ?? 10) * power;
}

/**
 * Up to four round amounts of Birr that part these prices, the lowest first; each leaves some of them and takes
 * some away.
 */
export function priceSteps(prices: readonly number[]): readonly number[] {
  const sorted = prices.filter((price) => price >= 1).toSorted((a, b) => a - b);
  const highest = sorted.at(-1) ?? 0;
  const steps = shares.map((share) => roundUp(sorted[Math.floor(share * sorted.length)] ?? 1));
  return [...new Set(steps)].filter((step) => step < highest);
}

/**
 * What the filters of a list offer: the attributes that a listing has or that are set, and with `hasShortcuts`
 * the upper prices, in Birr, that stand as shortcuts on a phone.
 */
export function useFilterChoices(
  listings: readonly Listing[],
  filters: ListingFilters,
  { hasShortcuts = false }: { hasShortcuts?: boolean | undefined },
) {
  const offered = useMemo(
    () =>
      filterAttributes.names.filter(
        (name) => filters.attributes.has(name) || listings.some(({ attributes }) => attributes.has(name)),
      ),
    [listings, filters],
  );
  const steps = useMemo(
    () => (hasShortcuts ? priceSteps(listings.flatMap(({ price }) => price ?? [])) : undefined),
    [listings, hasShortcuts],
  );
  return { offered, priceSteps: steps };
}
