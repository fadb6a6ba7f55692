import { paths } from '@/platform/paths';
import { withTimeout } from '@/platform/with-timeout';
import type { Listing } from '@/listings/listing';
import { listingMetadata } from '@/offer/listing-metadata';
import { withPublicMedia } from './public-media';
import { writeMetadata } from './write-metadata';

export interface PreviewSite {
  /** A verified listing by its id. */
  findListing: (id: string) => Promise<Listing | null>;
  /** Origin of the API, as the handler asks it. */
  api: string;
  /** Where the site is, as visitors write it. */
  origin: string;
}

/** In ms. Whoever opens the link waits no longer than this for what only others see. */
const timeout = 1000;

/** The id of the listing that an address is about; null for all other addresses. */
const listingIdOf = ({ pathname, searchParams }: URL): string | null =>
  pathname.toLowerCase().replace(/\/$/, '') === paths.detail ? searchParams.get('id') || null : null;

/**
 * The page of an address with what others show of its listing; on any fault the page as it is (docs/deploy.md).
 * A search that takes too long goes on, so that the next request finds the listing.
 */
export async function describePage(
  html: string,
  address: URL,
  { findListing, api, origin }: PreviewSite,
): Promise<string> {
  const id = listingIdOf(address);
  if (id === null) return html;
  try {
    const listing = await withTimeout(findListing(id), timeout);
    if (!listing) return html;
    return writeMetadata(html, listingMetadata(withPublicMedia(listing, api, origin), origin));
  } catch {
    return html;
  }
}
