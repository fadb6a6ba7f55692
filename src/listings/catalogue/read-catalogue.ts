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
  /** One that was cut off gives way to another that has come further, and one of the last visit to a whole one. */
  state: 'kept' | 'reading' | 'cut off' | 'whole';
  /** When a kept one was kept, by the clock of this device, in ms. */
  keptAt?: number;
}

/** null until there is something to show. */
export const catalogueSoFar = createGlobalStore((): CatalogueSoFar | null => null);

/** The id of the listing that the page is about, which is shown as soon as its row has come. */
export const wantedListingId = createGlobalStore((): string | null => null);

/** Whether the last visit may have kept a catalogue. */
const hasKeptCatalogue = createKeptStore({ key: catalogueCache.flagKey, parse: (json) => json === true });
/** Whether the catalogue of the last visit was looked for, which is done once a page load. */
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
 * Begins to read the catalogue before a query asks for it, of a kept one first the rows that the page is about. The server's
 * answer waits for those: reading a quick one first would take the time in which they can be shown.
 */
export function beginCatalogue(isFirst?: RowPredicate): void {
  const afterKept = async () => {
    await withTimeout(showKept(isFirst), timeout).catch(() => {});
    return readCatalogue();
  };
  const reading = afterKept();
  // The query that takes this promise shows its failure; without a handler of its own the browser would report one besides.
  reading.catch(() => {});
  begun.write(reading);
}

/** The catalogue whose reading began before the query did, and each further time another one. */
export function takeCatalogue(): Promise<readonly Listing[]> {
  const reading = begun.read() ?? readCatalogue();
  begun.write(null);
  return reading;
}

/**
 * A server whose pages lead in a loop must not be asked for ever; at its usual hundred rows a page, no page can hold so many in
 * memory.
 */
const maximumPages = 5000;

/**
 * The query of the next page's address, null at the last. Its host is ignored, since a server behind a proxy names its inner
 * one.
 */
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
    // A part of the new listings would replace a longer kept list, so only the one that is waited for is added.
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
