import type { Store } from '@/lib/create-store';
import type { Catalogue } from './catalogue';
import { type createListingCollector, firstStep } from './parse-listings';

/**
 * What has come is shown once nothing has followed it for `pause` ms, and after so many of these pauses at the
 * latest. On a quick line the rest arrives before the first part has been painted.
 */
const showAfter = { pause: 40, times: 4 };

/** Writes in growing steps what has come of an answer, until it has ended. */
export function createSteps(
  collector: ReturnType<typeof createListingCollector>,
  catalogue: Store<Catalogue | null>,
  wanted: () => string | null,
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
    const shown = catalogue.read();
    if (shown === null || shown.status === 'partial')
      return catalogue.write({ status: 'partial', listings: collector.listings() });
    const found = shownFor === null ? undefined : collector.find(shownFor);
    if (found && !shown.listings.some(({ id }) => id === found.id))
      catalogue.write({ ...shown, listings: shown.listings.concat(found) });
  };
  return {
    note: () => {
      hasMore = true;
      const step = Math.max(firstStep, 4 * (catalogue.read()?.listings.length ?? 0));
      const id = wanted();
      const isWanted = id !== null && id !== shownFor && collector.find(id) !== undefined;
      if (isWanted) shownFor = id;
      if (timer === undefined && (isWanted || collector.count() >= step))
        showIn(isWanted ? 1 : showAfter.times);
    },
    /** Shows what came of an answer that was cut off, unless what shows already is more, cached or whole. */
    cutOff: () => {
      const shown = catalogue.read();
      if (shown?.status === 'cached' || shown?.status === 'whole') return;
      const before = shown?.listings ?? [];
      const came = collector.listings();
      const listings = came.length > before.length ? came : before;
      if (listings.length > 0) catalogue.write({ status: 'cut-off', listings });
    },
    end: () => clearTimeout(timer),
  };
}
