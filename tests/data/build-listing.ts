import type { Listing } from '@/listings/listing';
import { parseListing } from '@/listings/parse-listing';
import type { ProductRow } from '@/listings/product-row';
import { buildRow } from './build-row';

/** A listing, parsed from a row with these fields. */
export function buildListing(fields: Partial<ProductRow> = {}): Listing {
  const parsed = parseListing(buildRow(fields));
  if ('errors' in parsed) throw new Error(parsed.errors.join());
  return parsed.listing;
}
