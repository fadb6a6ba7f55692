import { createRowReader } from '@/api/row-reader';
import { request } from '@/api/request';
import { createKeptStore } from '@/lib/create-kept-store';
import { createGlobalStore } from '@/lib/create-store';
import { isRecord, parseText } from '@/lib/parse-values';
import { serverNow } from '@/lib/server-clock';
import { whenIdle } from '@/ui/late-part';
import type { Listing } from './listing';
import { createListingCollector } from './parse-listings';

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

/** Whether there may be something of the last visit, so that a first visit does not load what would read it. */
const isKept = createKeptStore({ key: 'gulit:catalogue-kept', parse: (json) => json === true });
/** Looked for once a page load. */
const hasLooked = createGlobalStore(() => false);

/** Shows the catalogue of the last visit until the server has answered (docs/product.md, Listings). */
async function showKept(): Promise<void> {
  if (hasLooked.read() || !isKept.read()) return;
  hasLooked.write(true);
  const { readKeptCatalogue } = await import('./kept-catalogue');
  const kept = await readKeptCatalogue();
  if (kept && catalogueSoFar.read() === null) catalogueSoFar.write({ ...kept, state: 'kept' });
}

/** Keeps a whole catalogue for the next visit once the browser has nothing else to do. */
function keepLater(listings: readonly Listing[]): void {
  hasLooked.write(true);
  const keep = async () => {
    const { keepCatalogue } = await import('./kept-catalogue');
    isKept.write(await keepCatalogue(listings));
  };
  // Where the storage is full, the next visit waits for the server as the first one did.
  whenIdle(() => void keep().catch(() => {}));
}

/** So many are shown first, and then each time there are four times as many: drawing each part that comes would cost more than it shows. */
const firstStep = 24;

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
    const known = soFar?.state === 'kept' ? new Set(soFar.listings.map(({ id }) => id)) : null;
    const listings = collector.listings();
    // Some of the new ones would be fewer than there are; only the one that is waited for is added.
    if (!known) catalogueSoFar.write({ listings, state: 'reading' });
    else if (soFar && shownFor !== null && !known.has(shownFor))
      catalogueSoFar.write({
        ...soFar,
        listings: soFar.listings.concat(listings.filter(({ id }) => id === shownFor)),
      });
  };
  return {
    note: () => {
      const step = Math.max(firstStep, 4 * (catalogueSoFar.read()?.listings.length ?? 0));
      const wanted = wantedListing.read();
      const isWanted = wanted !== null && wanted !== shownFor && collector.has(wanted);
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
