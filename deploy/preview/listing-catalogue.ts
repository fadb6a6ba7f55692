import type { Listing } from '@/listings/listing';
import { parseListing } from '@/listings/parse-listing';
import { isRecord } from '@/platform/parse-values';

/** Requests the products from the API, conditionally if there are headers for it. */
export type AskProducts = (search: string, headers: Record<string, string>) => Promise<Response>;

interface Known {
  listings: ReadonlyMap<string, Listing>;
  /** The headers that make the next request conditional; empty if the server sends no validator. */
  condition: Record<string, string>;
  /** When the last request was sent, in ms. */
  askedAt: number;
}

/** In ms. A new listing has no preview for up to this long. */
const freshFor = 60_000;
/** In ms. After a failure the API is left alone for this long. */
const restFor = 5_000;
/** In bytes, uncompressed; far more than a market lists. */
const maxBytes = 20_000_000;
/** Guards against a page that names itself as the next one. */
const mostPages = 100;

const conditionOf = ({ headers }: Response): Record<string, string> => {
  const etag = headers.get('etag');
  const changed = headers.get('last-modified');
  if (etag) return { 'if-none-match': etag };
  return changed ? { 'if-modified-since': changed } : {};
};

/** The rows of a plain or paginated answer, and the query of the next page; '' after the last. */
function readPage(body: unknown): { rows: readonly unknown[]; next: string } {
  if (Array.isArray(body)) return { rows: body, next: '' };
  if (!isRecord(body) || !Array.isArray(body['results'])) throw new Error('No list of products.');
  const next = body['next'];
  return { rows: body['results'], next: typeof next === 'string' ? new URL(next, 'http://api').search : '' };
}

/** Reads JSON answers one by one; rejects and stops once they are too long together. */
function createReader(): (response: Response) => Promise<unknown> {
  let left = maxBytes;
  return async ({ body }) => {
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    for await (const chunk of body ?? []) {
      left -= chunk.byteLength;
      if (left < 0) throw new Error('The catalogue is longer than 20 MB.');
      chunks.push(chunk);
    }
    return JSON.parse(await new Blob(chunks).text());
  };
}

async function readListings(first: Response, ask: AskProducts): Promise<Omit<Known, 'askedAt'>> {
  const listings = new Map<string, Listing>();
  const read = createReader();
  let response = first;
  let condition = conditionOf(first);
  for (let pages = 1; pages <= mostPages; pages++) {
    if (!response.ok) throw new Error(`The API answers ${response.status}.`);
    const { rows, next } = readPage(await read(response));
    for (const row of rows) {
      const parsed = parseListing(row);
      // Unverified listings are private.
      if ('listing' in parsed && parsed.listing.verified && !listings.has(parsed.listing.id))
        listings.set(parsed.listing.id, parsed.listing);
    }
    if (next === '') break;
    // An unchanged first page says nothing about the others, where an offer may have lost its verification.
    condition = {};
    response = await ask(next, {});
  }
  return { listings, condition };
}

/**
 * The verified listings of the API by id, requested at most once a minute. A known listing is returned at once, while
 * the API is asked again.
 */
export function createListingCatalogue(ask: AskProducts, now: () => number = Date.now) {
  let known: Known | null = null;
  let loading: Promise<Known> | null = null;
  let failedAt = -Infinity;

  async function load(): Promise<Known> {
    const askedAt = now();
    const response = await ask('', known?.condition ?? {});
    if (response.status === 304 && known) return { ...known, askedAt };
    return { ...(await readListings(response, ask)), askedAt };
  }

  /** A shared link causes many requests at once; the API gets one. */
  function refresh(): Promise<Known> {
    loading ??= load()
      .then((loaded) => (known = loaded))
      .catch((error: unknown) => {
        failedAt = now();
        throw error;
      })
      .finally(() => {
        loading = null;
      });
    return loading;
  }

  return async (id: string): Promise<Listing | null> => {
    const found = known?.listings.get(id) ?? null;
    const isFresh = known !== null && now() - known.askedAt < freshFor;
    if (isFresh || now() - failedAt < restFor) return found;
    const refreshing = refresh();
    if (!found) return (await refreshing).listings.get(id) ?? null;
    // Known listings stay, and `failedAt` delays the next attempt.
    refreshing.catch(() => {});
    return found;
  };
}
