import { useMemo } from 'react';
import type { Listing } from '@/listings/listing';
import type { ListingFilters } from '@/listings/listing-filters';

/** The share of prices below each step. The first is a tenth, so that no step comes from a single mistyped price. */
const shares = [0.1, 0.25, 0.5, 0.75];

/** Rounds up to the next of 1, 2, 5, 10, 20, 50... */
function roundUp(amount: number): number {
  const power = 10 ** Math.floor(Math.log10(amount));
  return ([1, 2, 5].find((step) => step * power >= amount) ?? 10) * power;
}

/** Returns up to four round prices in Birr, in ascending order. Each is below the highest price of the list. */
export function priceSteps(prices: readonly number[]): readonly number[] {
  const sorted = prices.filter((price) => price >= 1).toSorted((a, b) => a - b);
  const highest = sorted.at(-1) ?? 0;
  const steps = shares.map((share) => roundUp(sorted[Math.floor(share * sorted.length)] ?? 1));
  return [...new Set(steps)].filter((step) => step < highest);
}

/** The filters that a list offers. */
export interface FilterChoices {
  /** Whether to offer the filter by condition. */
  offersCondition: boolean;
  /** Price limits for the shortcuts on a phone, in Birr. Without them there are no shortcuts. */
  priceSteps: readonly number[] | undefined;
}

export function useFilterChoices(
  listings: readonly Listing[],
  filters: ListingFilters,
  { hasShortcuts = false }: { hasShortcuts?: boolean | undefined },
): FilterChoices {
  const isConditionKnown = useMemo(() => listings.some(({ condition }) => condition !== null), [listings]);
  const steps = useMemo(
    () => (hasShortcuts ? priceSteps(listings.flatMap(({ price }) => price ?? [])) : undefined),
    [listings, hasShortcuts],
  );
  return { offersCondition: isConditionKnown || filters.condition !== null, priceSteps: steps };
}
