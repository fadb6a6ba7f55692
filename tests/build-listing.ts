import type { Listing } from '@/listings/catalogue/listing';
import { parseListing } from '@/listings/catalogue/parse-listing';
import type { ProductRow } from '@/listings/catalogue/product-row';
import { buildRow } from './build-row';

/** A listing made from the row a test describes. */
export function buildListing(fields: Partial<ProductRow> = {}): Listing {
  const parsed = parseListing(buildRow(fields));
  if ('faults' in parsed) throw new Error(parsed.faults.join());
  return parsed.listing;
}
