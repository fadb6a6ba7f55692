import type { Listing } from '@/listings/listing';
import { parseListing } from '@/listings/parse-listing';
import { isRecord } from '@/platform/parse-values';

/** Asks the API for its products; the headers make the question conditional. */
export type AskProducts = (search: string, headers: Record<string, string>) => Promise<Response>;

interface Known {
  listings: ReadonlyMap<string, Listing>;
  /** What makes the next question conditional; empty where the server gives nothing to hold on to. */
  condition: Record<string, string>;
  /** When the server was asked, in ms. */
  askedAt: number;
}

/** In ms: as long a new listing may be without its preview. */
const freshFor = 60_000;
/** In ms: as long the API is left alone after it has failed. */
const restFor = 5_000;
/** In bytes, uncompressed: many times what a market lists. */
const mostBytes = 20_000_000;
/** More pages than a server of ours has; one that names itself as the next would never end. */
const mostPages = 100;

const conditionOf = ({ headers }: Response): Record<string, string> => {
  const etag = headers.get('etag');
  const changed = headers.get('last-modified');
  if (etag) return { 'if-none-match': etag };
  return changed ? { 'if-modified-since': changed } : {};
};

/** The rows of an answer, which is a list or a page of one, and the query of the next page; '' after the last. */
function readPage(body: unknown): { rows: readonly unknown[]; next: string } {
  if (Array.isArray(body)) return { rows: body, next: '' };
  if (!isRecord(body) || !Array.isArray(body['results'])) throw new Error('No list of products.');
  const next = body['next'];
  return { rows: body['results'], next: typeof next === 'string' ? new URL(next, 'http://api').search : '' };
}

/** Reads the JSON of one answer after the other; rejects, and reads no further, where they are too long together. */
function createReader(): (response: Response) => Promise<unknown> {
  let left = mostBytes;
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
      // What is not verified is nobody's to see.
      if ('listing' in parsed && parsed.listing.verified && !listings.has(parsed.listing.id))
        listings.set(parsed.listing.id, parsed.listing);
    }
    if (next === '') break;
    // An unchanged first page says nothing of the others, where an offer may be verified no more.
    condition = {};
    response = await ask(next, {});
  }
  return { listings, condition };
}

/**
 * The verified listings of the API by id, asked for once a minute at most, and conditionally. A known listing is
 * answered at once, while the API is asked anew.
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

  /** Many ask at once when a link is shared: the API is asked once. */
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
    // What is known stays, and `failedAt` holds the next attempt back.
    refreshing.catch(() => {});
    return found;
  };
}
