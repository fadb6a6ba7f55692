import type { Listing } from '@/listings/listing';
import { listingMetadata } from '@/offer/listing-metadata';
import { pathKey, paths } from '@/platform/paths';
import { withTimeout } from '@/platform/scheduling';
import { writeMetadata } from './write-metadata';

export interface PreviewSite {
  /** A verified listing by its id. */
  findListing: (id: string) => Promise<Listing | null>;
  /** The origin at which the handler calls the API. */
  api: string;
  /** The site's origin, as visitors see it. */
  origin: string;
}

/** In ms. The page waits no longer than this for metadata, which only link previews need. */
const timeout = 1000;

/**
 * The listing with picture addresses that everybody can reach. An API server behind a web server may build them from
 * its local name, such as 127.0.0.1:8000, which the site's origin replaces. The name of a server with https is public.
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

/** The id of the listing at an address; null for all other addresses. */
const listingIdOf = ({ pathname, searchParams }: URL): string | null =>
  pathKey(pathname) === paths.detail ? searchParams.get('id') || null : null;

/**
 * The page for an address, with the metadata of its listing; the unchanged page if anything fails. Reading the
 * catalogue continues after the timeout, so that the next request finds the listing.
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
