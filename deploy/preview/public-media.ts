import type { Listing } from '@/listings/listing';

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
