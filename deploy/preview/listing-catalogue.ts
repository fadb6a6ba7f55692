import type { Listing } from '@/listings/listing';
import { parseListing } from '@/listings/parse-listing';
import { isRecord } from '@/platform/parse-values';

/** Requests the products from the API: all, or the page of a query. */
export type AskProducts = (search: string) => Promise<Response>;

type Listings = ReadonlyMap<string, Listing>;

/** In ms. A new listing has no preview for up to this long. */
const refreshAfter = 60_000;
/** In ms. After a failure the API is not called for this long. */
const retryAfter = 5_000;
/** A limit, because a page may name itself as the next one. */
const maxPages = 100;

/** The rows of a response with or without pages, and the query of the next page; '' after the last page. */
function readPage(body: unknown): { rows: readonly unknown[]; next: string } {
  if (Array.isArray(body)) return { rows: body, next: '' };
  if (!isRecord(body) || !Array.isArray(body['results'])) throw new Error('No list of products.');
  const next = body['next'];
  return { rows: body['results'], next: typeof next === 'string' ? new URL(next, 'http://api').search : '' };
}

async function readListings(ask: AskProducts): Promise<Listings> {
  const listings = new Map<string, Listing>();
  let search = '';
  for (let pages = 1; pages <= maxPages; pages++) {
    const response = await ask(search);
    if (!response.ok) throw new Error(`The API answers ${response.status}.`);
    const { rows, next } = readPage(await response.json());
    for (const row of rows) {
      const parsed = parseListing(row);
      // Unverified listings are private.
      if ('listing' in parsed && parsed.listing.verified && !listings.has(parsed.listing.id))
        listings.set(parsed.listing.id, parsed.listing);
    }
    if (next === '') break;
    search = next;
  }
  return listings;
}

/**
 * The API's verified listings by id, fetched at most once a minute. A known listing is returned at once, while the API
 * is called again.
 */
export function createListingCatalogue(ask: AskProducts, now: () => number = Date.now) {
  let known: Listings = new Map();
  let loading: Promise<Listings> | null = null;
  /** When the API may be called again, in ms. */
  let nextAt = -Infinity;

  async function load(): Promise<Listings> {
    const askedAt = now();
    try {
      known = await readListings(ask);
      nextAt = askedAt + refreshAfter;
      return known;
    } catch (error) {
      nextAt = now() + retryAfter;
      throw error;
    } finally {
      loading = null;
    }
  }

  return async (id: string): Promise<Listing | null> => {
    const found = known.get(id) ?? null;
    if (now() < nextAt) return found;
    // A shared link causes many requests at once, of which the API gets one.
    loading ??= load();
    if (!found) return (await loading).get(id) ?? null;
    loading.catch(() => {});
    return found;
  };
}
