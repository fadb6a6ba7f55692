import { createRowReader } from '@/api/row-reader';
import { request } from '@/api/request';
import { createKeptStore } from '@/lib/create-kept-store';
import { createGlobalStore } from '@/lib/create-store';
import { withTimeout } from '@/lib/with-timeout';
import { nextPaint } from '@/lib/next-paint';
import { isRecord, parseText } from '@/lib/parse-values';
import { serverNow } from '@/lib/server-clock';
import { catalogueCache } from '@/config/catalogue-cache';
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
export const wantedListingId = createGlobalStore((): string | null => null);

/** Whether there may be something of the last visit. */
const hasKeptCatalogue = createKeptStore({ key: catalogueCache.mark, parse: (json) => json === true });
/** Looked for once a page load. */
const hasLooked = createGlobalStore(() => false);

/**
 * Shows the catalogue of the last visit until the server has answered (docs/product.md, Listings). Resolves when the first of it
 * is on the screen, at once where there is none.
 */
async function showKept(isFirst?: RowPredicate): Promise<void> {
  if (hasLooked.read() || !hasKeptCatalogue.read()) return;
  hasLooked.write(true);
  await new Promise<void>((resolve) => {
    const show = (kept: Pick<CatalogueSoFar, 'listings' | 'keptAt'> | null) => {
      const isWaiting = (catalogueSoFar.read()?.state ?? 'kept') === 'kept';
      if (kept && isWaiting) catalogueSoFar.write({ ...kept, state: 'kept' });
      resolve(nextPaint());
    };
    // Where the storage fails, the visit goes on without.
    readKeptCatalogue({ isFirst, onStep: show }).then(show, () => resolve());
  });
}

/** Keeps a whole catalogue for the next visit once the browser has nothing else to do. */
function keepLater(listings: readonly Listing[]): void {
  hasLooked.write(true);
  const keep = async () => hasKeptCatalogue.write(await keepCatalogue(listings));
  // Where the storage is full, the next visit waits for the server as the first one did.
  whenIdle(() => void keep().catch(() => {}));
}

const begun = createGlobalStore((): Promise<readonly Listing[]> | null => null);

/** How long what is kept is waited for, in ms. */
const timeout = 300;

/**
 * Begins to read the catalogue before there is a query that asks for it: of what is kept those rows first that the page is about.
 * The document has asked the server already; to read a quick answer first would take the time in which those can be shown.
 */
export function beginCatalogue(isFirst?: RowPredicate): void {
  const afterKept = async () => {
    await withTimeout(showKept(isFirst), timeout).catch(() => {});
    return readCatalogue();
  };
  const reading = afterKept();
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

/** The reading that began last: only that one may show what it has, or an older catalogue would replace a newer one. */
const latest = createGlobalStore((): object | null => null);

/**
 * What has come is shown once nothing has followed it for `pause` ms, and after so many of these pauses at the latest. On a quick line
 * the rest arrives before the first part has been painted.
 */
const showAfter = { pause: 40, times: 4 };

/** Shows in growing steps what has come, until the answer has ended. */
function createSteps(
  collector: ReturnType<typeof createListingCollector>,
  publish: (soFar: CatalogueSoFar) => void,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shownFor: string | null = null;
  let hasMore = false;
  const showIn = (times: number) => {
    hasMore = false;
    timer = setTimeout(() => (hasMore && times > 1 ? showIn(times - 1) : show()), showAfter.pause);
  };
  const show = () => {
    timer = undefined;
    const soFar = catalogueSoFar.read();
    if (soFar?.state !== 'kept') return publish({ listings: collector.listings(), state: 'reading' });
    // Some of the new ones would be fewer than there are; only the one that is waited for is added.
    const wanted = shownFor === null ? undefined : collector.find(shownFor);
    if (wanted && !soFar.listings.some(({ id }) => id === wanted.id))
      publish({ ...soFar, listings: soFar.listings.concat(wanted) });
  };
  return {
    note: () => {
      hasMore = true;
      const step = Math.max(firstStep, 4 * (catalogueSoFar.read()?.listings.length ?? 0));
      const wanted = wantedListingId.read();
      const isWanted = wanted !== null && wanted !== shownFor && collector.find(wanted) !== undefined;
      if (isWanted) shownFor = wanted;
      if (timer === undefined && (isWanted || collector.count() >= step))
        showIn(isWanted ? 1 : showAfter.times);
    },
    end: () => clearTimeout(timer),
  };
}

/** Shows what came before the answer was cut off, unless what shows already is more, or of the last visit. */
function publishCutOff(came: readonly Listing[], publish: (soFar: CatalogueSoFar) => void): void {
  const soFar = catalogueSoFar.read();
  const shown = soFar?.listings ?? [];
  const listings = came.length > shown.length ? came : shown;
  if (soFar?.state !== 'kept' && listings.length > 0) publish({ listings, state: 'cut off' });
}

/**
 * The whole catalogue, newest first (docs/product.md, Listings), from one answer or from the pages of Django REST Framework.
 * What has come until then is in `catalogueSoFar`, and stays there when the rest is lost.
 */
export async function readCatalogue(): Promise<readonly Listing[]> {
  const collector = createListingCollector(serverNow);
  latest.write(collector);
  const isLatest = () => latest.read() === collector;
  const publish = (soFar: CatalogueSoFar) => isLatest() && catalogueSoFar.write(soFar);
  const steps = createSteps(collector, publish);
  const asked = new Set<string>();
  // The query has the whole catalogue already, and this copy is no longer needed.
  if (catalogueSoFar.read()?.state === 'whole') catalogueSoFar.write(null);
  void showKept();
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
    publish({ listings, state: 'whole' });
    if (isLatest()) keepLater(listings);
    return listings;
  } catch (error) {
    publishCutOff(collector.listings(), publish);
    throw error;
  } finally {
    steps.end();
  }
}
