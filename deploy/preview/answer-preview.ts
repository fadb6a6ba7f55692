import { paths } from '@/config/paths';
import { withTimeout } from '@/lib/with-timeout';
import type { Listing } from '@/listings/catalogue/listing';
import { listingMetadata } from '@/listings/detail/listing-metadata';
import { withPublicMedia } from './public-media';
import { writeMetadata } from './write-metadata';

/** What a platform brings along. */
export interface PreviewHost {
  /** The page as it is served without previews. */
  loadPage: () => Promise<Response>;
  /** A verified listing by its id. What goes on after that is for `waitUntil`. */
  findListing: (id: string, goOn: (work: Promise<unknown>) => void) => Promise<Listing | null>;
  /** Origin of the API, as the handler asks it. */
  api: string;
  /** Where the site is, as visitors write it. */
  origin: string;
  /** Lets work go on after the answer, where a platform ends it otherwise. */
  waitUntil?: (work: Promise<unknown>) => void;
}

/** In ms. Whoever opens the link waits no longer than this for what only others see. */
const timeout = 1000;

/** The id of the listing that an address is about; null for all other addresses. */
export function listingIdOf(address: string): string | null {
  const { pathname, searchParams } = new URL(address);
  return pathname.toLowerCase().replace(/\/$/, '') === paths.detail ? searchParams.get('id') || null : null;
}

/** The page with what it says of a listing; without, where that cannot be said. */
function describe(html: string, listing: Listing, { api, origin }: PreviewHost): string {
  try {
    return writeMetadata(html, listingMetadata(withPublicMedia(listing, api, origin), origin));
  } catch {
    return html;
  }
}

/**
 * Answers a link to a listing with the page and what others show of it; on any fault with the page as it is
 * (docs/deploy.md).
 */
export async function answerPreview(request: Request, host: PreviewHost): Promise<Response> {
  const id = listingIdOf(request.url);
  // A preview is worth no error. Should it take too long now, the next one finds it.
  const goOn = (work: Promise<unknown>) => {
    const settled = work.catch(() => {});
    host.waitUntil?.(settled);
  };
  const search = id === null ? null : host.findListing(id, goOn);
  if (search) goOn(search);
  const [page, listing] = await Promise.all([
    host.loadPage(),
    search && withTimeout(search, timeout).catch(() => null),
  ]);
  if (!listing || !page.ok) return page;
  const html = describe(await page.text(), listing, host);
  const headers = new Headers(page.headers);
  // They are of the page before.
  for (const name of ['content-length', 'content-encoding', 'etag', 'last-modified']) headers.delete(name);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('cache-control', 'no-cache');
  return new Response(request.method === 'HEAD' ? null : html, { headers });
}
