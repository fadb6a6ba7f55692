import { useMemo } from 'react';
import type { Listing } from '@/listings/catalogue/listing';
import { filterAttributes } from './filter-attributes';
import type { ListingFilters } from './listing-filters';
import { priceSteps } from './price-steps';

/**
 * What the filters of a list offer: the attributes that a listing has or that are set, and with `hasShortcuts` the upper prices,
 * in Birr, that stand as shortcuts on a phone.
 */
export function useFilterChoices(
  listings: readonly Listing[],
  filters: ListingFilters,
  { hasShortcuts = false }: { hasShortcuts?: boolean | undefined },
) {
  const offered = useMemo(
    () =>
      filterAttributes.names.filter((name) => [filters, ...listings].some((one) => one.attributes.has(name))),
    [listings, filters],
  );
  const steps = useMemo(
    () => (hasShortcuts ? priceSteps(listings.flatMap(({ price }) => price ?? [])) : undefined),
    [listings, hasShortcuts],
  );
  return { offered, priceSteps: steps };
}
