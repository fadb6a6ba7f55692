import { paths } from '@/platform/paths';
import { withTimeout } from '@/platform/with-timeout';
import type { Listing } from '@/listings/listing';
import { listingMetadata } from '@/offer/listing-metadata';
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

/**
 * The listing with its pictures at addresses that everybody reaches. A server builds them from the name it was
 * asked by, and the handler asks behind the web server, by a name such as 127.0.0.1:8000: those pictures are
 * the site's. A server that is asked by https is public, and its pictures are its own.
 */
export function withPublicMedia(listing: Listing, api: string, site: string): Listing {
  const base = api.startsWith('https:') ? api : site;
  const reachable = (address: string): string => {
    if (address.startsWith(`${api}/`)) return base + address.slice(api.length);
    return address.startsWith('/') ? base + address : address;
  };
  return {
    ...listing,
    photo: listing.photo === null ? null : reachable(listing.photo),
    images: listing.images.map(({ id, url }) => ({ id, url: reachable(url) })),
  };
}

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
