import { createGlobalStore, createStore } from '@/lib/create-store';
import { nextPaint } from '@/browser/next-paint';
import { serverNow } from '@/lib/server-clock';
import { withTimeout } from '@/lib/with-timeout';
import type { Catalogue } from './catalogue';
import { cacheCatalogue, mayBeCached, readCachedCatalogue, type RowPredicate } from './cached-catalogue';
import { fetchRows } from './fetch-rows';
import { createListingCollector } from './parse-listings';
import { createSteps } from './reading-steps';

interface ReadingOptions {
  /** What the page shows already; null for nothing. */
  known?: Catalogue | null;
  /** The id of a listing that is shown as soon as its row has come. */
  wanted?: string | null;
  /** Which rows of a cached catalogue are shown before all others. */
  isFirst?: RowPredicate | undefined;
}

/** One reading of the whole catalogue, from what is cached to the server's last row. */
export interface CatalogueReading {
  /** What the page may show; null until there is something. */
  latest: () => Catalogue | null;
  /** Calls `listener` after each change of `latest`; returns how to stop. */
  subscribe: (listener: () => void) => () => void;
  /** Names another listing that is shown as soon as its row has come; null for none. */
  waitFor: (id: string | null) => void;
  wanted: () => string | null;
  /**
   * Whether who knows `known` goes on with it: until its end was asked for, and while it brings a first whole
   * catalogue. Without a known part the query was reset, and wants another one.
   */
  canBeJoined: (known: Catalogue | null) => boolean;
  /** The whole catalogue; rejects with an `ApiError`, what came until then being in `latest`. */
  take: () => Promise<Catalogue>;
}

/** How long what is cached is waited for, in ms. */
const timeout = 300;
/** How long, in ms, where the server has refused and there is nothing else to show. */
const longTimeout = 5000;

/** The reading that began last. */
const current = createGlobalStore((): CatalogueReading | null => null);

/**
 * Begins to read the catalogue, at a first load from what is cached. The server's answer waits for that:
 * reading a quick one first would take the time in which cached offers can be shown. Over rows that are known
 * it shows no part, which would replace a longer list, but only a listing that is waited for, and the end.
 */
export function beginReading({
  known = null,
  wanted = null,
  isFirst,
}: ReadingOptions = {}): CatalogueReading {
  const catalogue = createStore(known);
  const collector = createListingCollector(serverNow);
  let wantedId = wanted;
  let isUnderWay = true;
  let isTaken = false;

  async function showCached(): Promise<void> {
    await new Promise<void>((resolve) => {
      const show = (cached: Catalogue | null) => {
        if (cached && (catalogue.read()?.status ?? 'cached') === 'cached') catalogue.write(cached);
        resolve(nextPaint());
      };
      // Where the storage fails, the visit goes on without.
      readCachedCatalogue({ isFirst, onStep: show }).then(show, () => resolve());
    });
  }

  async function read(): Promise<Catalogue> {
    const steps = createSteps(collector, catalogue, () => wantedId);
    const cached = known === null && mayBeCached() ? showCached() : Promise.resolve();
    try {
      await withTimeout(cached, timeout).catch(() => {});
      await fetchRows((rows) => {
        collector.add(rows);
        steps.note();
      });
      collector.end();
      const whole = { status: 'whole', listings: collector.listings() } as const;
      catalogue.write(whole);
      // An older answer must not replace a newer one on the device.
      if (current.read() === reading) cacheCatalogue(whole.listings);
      return whole;
    } catch (error) {
      // A slow device may find its list after a quick refusal.
      if (catalogue.read() === null) await withTimeout(cached, longTimeout).catch(() => {});
      steps.cutOff();
      throw error;
    } finally {
      isUnderWay = false;
      steps.end();
    }
  }

  const reading: CatalogueReading = {
    latest: catalogue.read,
    subscribe: catalogue.subscribe,
    waitFor: (id) => {
      wantedId = id;
    },
    wanted: () => wantedId,
    canBeJoined: (part) => known?.status !== 'whole' && (!isTaken || (isUnderWay && part !== null)),
    take: () => {
      isTaken = true;
      return whole;
    },
  };
  current.write(reading);
  const whole = read();
  // Marks the rejection as handled, which the browser would report: who awaits the end shows the failure.
  whole.catch(() => {});
  return reading;
}

/** The reading to go on with: the last one, where it can be joined, else a new one for what that waited for. */
export function goOnReading(known: Catalogue | null): CatalogueReading {
  const last = current.read();
  return last?.canBeJoined(known) ? last : beginReading({ known, wanted: last?.wanted() ?? null });
}

/** Whether another reading has begun since. */
export const isSuperseded = (reading: CatalogueReading): boolean => current.read() !== reading;

/** Lets the listing with this id be shown as soon as its row has come; null for none. */
export const waitForListing = (id: string | null): void => current.read()?.waitFor(id);
