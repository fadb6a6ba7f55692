import type { Coordinates } from '@/platform/coordinates';
import { createGlobalStore } from '@/platform/create-store';
import { replayLatest } from '@/platform/replay-latest';
import { serverNow } from '@/platform/server-clock';
import type { Catalogue } from './catalogue';
import { fetchRows } from './fetch-rows';
import type { Listing } from './listing';
import { parseListings } from './parse-listings';

/** In km, and in the call as it is written here (docs/product.md, Nearby). */
export const nearbyRadius = 2;

/** The API stores six decimals, a tenth of a metre. */
const degrees = (value: number) => value.toFixed(6);

/** The call for a place: places that it does not tell apart share it. */
export const nearbyPath = ({ latitude, longitude }: Coordinates) =>
  `/api/products/nearby/?lat=${degrees(latitude)}&lng=${degrees(longitude)}&radius=${nearbyRadius}` as const;

interface NearbyCall {
  path: string;
  answer: Promise<readonly Listing[]>;
  /** What has come, and when, in ms by the clock of this device. */
  found?: { listings: readonly Listing[]; at: number };
}

/** The call of the first screen, with which the app goes on. */
const begun = createGlobalStore((): NearbyCall | null => null);

type NearbyPath = ReturnType<typeof nearbyPath>;

async function fetchNearby(path: NearbyPath, signal?: AbortSignal): Promise<readonly Listing[]> {
  const all: unknown[] = [];
  await fetchRows(path, (rows) => void all.push(...rows), signal);
  return parseListings(all, serverNow());
}

/** Asks what is near a place before the app has come. */
export function beginNearby(here: Coordinates): AsyncIterable<Catalogue> {
  const path = nearbyPath(here);
  const call: NearbyCall = { path, answer: fetchNearby(path) };
  begun.write(call);
  return replayLatest<Catalogue>(async (show) => {
    const listings = await call.answer;
    call.found = { listings, at: Date.now() };
    show({ status: 'whole', listings });
  });
}

/** What the first screen of this page load has found by a call. */
export function foundNearby(path: NearbyPath): NearbyCall['found'] {
  const call = begun.read();
  return call?.path === path ? call.found : undefined;
}

/** What the server has near a place. Rejects with an `ApiError`. */
export function readNearby(path: NearbyPath, signal: AbortSignal): Promise<readonly Listing[]> {
  const call = begun.read();
  // Whoever asks again wants a new answer.
  if (call?.path !== path || call.found) return fetchNearby(path, signal);
  begun.write(null);
  return call.answer;
}
