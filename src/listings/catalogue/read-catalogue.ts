import { createRowReader } from '@/api/row-reader';
import { request } from '@/api/request';
import { createKeptStore } from '@/lib/create-kept-store';
import { createGlobalStore } from '@/lib/create-store';
import { isRecord, parseText } from '@/lib/parse-values';
import { serverNow } from '@/lib/server-clock';
import { keptPlace } from '@/config/kept-place';
import { whenIdle } from '@/lib/when-idle';
import { type RowPredicate, keepCatalogue, readKeptCatalogue } from './kept-catalogue';
import type { Listing } from './listing';
import { createListingCollector, firstStep } from './parse-listings';

const path = '/api/products/';

/** What has come of the catalogue. */
export interface CatalogueSoFar {
  /** Newest first. */
  listings: readonly Listing[];
  /** A catalogue that was cut off stays what it is until another has come further; one of the last visit until another is whole. */
  state: 'kept' | 'reading' | 'cut off' | 'whole';
  /** When a kept one was kept, by the clock of this device, in ms. */
  keptAt?: number;
}

/** null until there is something to show. */
export const catalogueSoFar = createGlobalStore((): CatalogueSoFar | null => null);

/** The id of the listing that the page is about, which is shown as soon as its row has come. */
export const wantedListing = createGlobalStore((): string | null => null);

/** Whether there may be something of the last visit. */
const isKept = createKeptStore({ key: keptPlace.mark, parse: (json) => json === true });
/** Looked for once a page load. */
const hasLooked = createGlobalStore(() => false);

/** Shows the catalogue of the last visit until the server has answered (docs/product.md, Listings). */
async function showKept(isFirst?: RowPredicate): Promise<void> {
  if (hasLooked.read() || !isKept.read()) return;
  hasLooked.write(true);
  const show = (kept: Pick<CatalogueSoFar, 'listings' | 'keptAt'> | null) => {
    const isWaiting = (catalogueSoFar.read()?.state ?? 'kept') === 'kept';
    if (kept && isWaiting) catalogueSoFar.write({ ...kept, state: 'kept' });
  };
  show(await readKeptCatalogue({ isFirst, onStep: show }));
}

/** Keeps a whole catalogue for the next visit once the browser has nothing else to do. */
function keepLater(listings: readonly Listing[]): void {
  hasLooked.write(true);
  const keep = async () => isKept.write(await keepCatalogue(listings));
  // Where the storage is full, the next visit waits for the server as the first one did.
  whenIdle(() => void keep().catch(() => {}));
}

const begun = createGlobalStore((): Promise<readonly Listing[]> | null => null);

/** Begins to read the catalogue before there is a query that asks for it: of what is kept those rows first that the page is about. */
export function beginCatalogue(isFirst?: RowPredicate): void {
  showKept(isFirst).catch(() => {});
  const reading = readCatalogue();
  // The query tells.
  reading.catch(() => {});
  begun.write(reading);
}

/** What the query asks for: the catalogue whose reading began before it, and each further time another. */
export function takeCatalogue(): Promise<readonly Listing[]> {
  const reading = begun.read() ?? readCatalogue();
  begun.write(null);
  return reading;
}

/** A loop of a server's pages must end; at its usual hundred rows a page these are more than a page can hold in memory. */
const maximumPages = 5000;

/** The query of the address of the page that follows, null at the last. Its host is not looked at: behind a proxy a server names its inner one. */
function nextQuery(around: unknown): string | null {
  const next = isRecord(around) ? parseText(around['next']) : '';
  return /\?[^#]*/.exec(next)?.[0] ?? null;
}

/** Shows in growing steps what has come, until the answer has ended. */
function createSteps(collector: ReturnType<typeof createListingCollector>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shownFor: string | null = null;
  const show = () => {
    timer = undefined;
    const soFar = catalogueSoFar.read();
    if (soFar?.state !== 'kept')
      return catalogueSoFar.write({ listings: collector.listings(), state: 'reading' });
    // Some of the new ones would be fewer than there are; only the one that is waited for is added.
    const wanted = shownFor === null ? undefined : collector.find(shownFor);
    if (wanted && !soFar.listings.some(({ id }) => id === wanted.id))
      catalogueSoFar.write({ ...soFar, listings: soFar.listings.concat(wanted) });
  };
  return {
    note: () => {
      const step = Math.max(firstStep, 4 * (catalogueSoFar.read()?.listings.length ?? 0));
      const wanted = wantedListing.read();
      const isWanted = wanted !== null && wanted !== shownFor && collector.find(wanted) !== undefined;
      if (isWanted) shownFor = wanted;
      // Not at once: the rest of a short answer has come with it, and is then drawn a single time.
      if (isWanted || collector.count() >= step) timer ??= setTimeout(show);
    },
    end: () => clearTimeout(timer),
  };
}

/**
 * The whole catalogue, newest first (docs/product.md, Listings), from one answer or from the pages of Django REST Framework.
 * What has come until then is in `catalogueSoFar`, and stays there when the rest is lost.
 */
export async function readCatalogue(): Promise<readonly Listing[]> {
  const collector = createListingCollector(serverNow);
  const steps = createSteps(collector);
  const asked = new Set<string>();
  // Who has the whole one has it from the query.
  if (catalogueSoFar.read()?.state === 'whole') catalogueSoFar.write(null);
  // Where it fails the visit goes on without.
  showKept().catch(() => {});
  try {
    for (let query: string | null = ''; query !== null && !asked.has(query) && asked.size < maximumPages;) {
      asked.add(query);
      const reader = createRowReader();
      await request(`${path}${query}`, {
        onText: (part) => {
          collector.add(reader.push(part));
          steps.note();
        },
      });
      query = nextQuery(reader.end());
    }
    collector.end();
    const listings = collector.listings();
    catalogueSoFar.write({ listings, state: 'whole' });
    keepLater(listings);
    return listings;
  } catch (error) {
    const soFar = catalogueSoFar.read();
    if (soFar && soFar.state !== 'kept') catalogueSoFar.write({ ...soFar, state: 'cut off' });
    throw error;
  } finally {
    steps.end();
  }
}
