import { createRowReader } from '@/api/row-reader';
import { request } from '@/api/request';
import { createGlobalStore } from '@/lib/create-store';
import { isRecord, parseText } from '@/lib/parse-values';
import { serverNow } from '@/lib/server-clock';
import type { Listing } from './listing';
import { createListingCollector } from './parse-listings';

const path = '/api/products/';

/** What has come of the catalogue. */
interface CatalogueSoFar {
  /** Newest first. */
  listings: readonly Listing[];
  /** A catalogue that was cut off stays what it is until another has come further. */
  state: 'reading' | 'cut off' | 'whole';
}

/** null until there is something to show. */
export const catalogueSoFar = createGlobalStore((): CatalogueSoFar | null => null);

/** The id of the listing that the page is about, which is shown as soon as its row has come. */
export const wantedListing = createGlobalStore((): string | null => null);

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
    catalogueSoFar.write({ listings: collector.listings(), state: 'reading' });
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
    return listings;
  } catch (error) {
    const soFar = catalogueSoFar.read();
    if (soFar) catalogueSoFar.write({ ...soFar, state: 'cut off' });
    throw error;
  } finally {
    steps.end();
  }
}
