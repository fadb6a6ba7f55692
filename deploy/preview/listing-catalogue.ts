import type { Listing } from '@/listings/catalogue/listing';
import { parseListing } from '@/listings/catalogue/parse-listing';
import { isRecord } from '@/lib/parse-values';

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

async function readListings(first: Response, ask: AskProducts): Promise<ReadonlyMap<string, Listing>> {
  const listings = new Map<string, Listing>();
  let response = first;
  for (let pages = 1; pages <= mostPages; pages++) {
    if (!response.ok) throw new Error(`The API answers ${response.status}.`);
    const { rows, next } = readPage(await response.json());
    for (const row of rows) {
      const parsed = parseListing(row);
      // What is not verified is nobody's to see.
      if ('listing' in parsed && parsed.listing.verified && !listings.has(parsed.listing.id))
        listings.set(parsed.listing.id, parsed.listing);
    }
    if (next === '') break;
    response = await ask(next, {});
  }
  return listings;
}

/** The verified listings of the API by id, asked for once a minute at most, and conditionally. */
export function createListingCatalogue(ask: AskProducts, now: () => number = Date.now) {
  let known: Known | null = null;
  let loading: Promise<Known> | null = null;

  async function load(): Promise<Known> {
    const askedAt = now();
    const response = await ask('', known?.condition ?? {});
    if (response.status === 304 && known) return { ...known, askedAt };
    return { listings: await readListings(response, ask), condition: conditionOf(response), askedAt };
  }

  /** Many ask at once when a link is shared: the API is asked once. */
  function refresh(): Promise<Known> {
    loading ??= load()
      .then((loaded) => (known = loaded))
      .finally(() => {
        loading = null;
      });
    return loading;
  }

  return async (id: string): Promise<Listing | null> => {
    const current = known && now() - known.askedAt < freshFor ? known : await refresh();
    return current.listings.get(id) ?? null;
  };
}
