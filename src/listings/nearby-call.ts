import type { Coordinates } from '@/platform/coordinates';
import { createGlobalStore } from '@/platform/create-store';
import { replayLatest } from '@/platform/replay-latest';
import { serverNow } from '@/platform/server-clock';
import type { Catalogue } from './catalogue';
import { fetchRows } from './fetch-rows';
import type { Listing } from './listing';
import { parseListings } from './parse-listings';

/** In km; sent in the call as written here (docs/product.md, Nearby). */
export const nearbyRadius = 2;

/** The API stores six decimals, which is a tenth of a metre. */
const degrees = (value: number) => value.toFixed(6);

/** The path of the call. Places that it does not distinguish share one answer. */
export const nearbyPath = ({ latitude, longitude }: Coordinates) =>
  `/api/products/nearby/?lat=${degrees(latitude)}&lng=${degrees(longitude)}&radius=${nearbyRadius}` as const;

interface NearbyCall {
  path: string;
  answer: Promise<readonly Listing[]>;
  /** The answer, and when it arrived, in ms by this device's clock. */
  found?: { listings: readonly Listing[]; at: number };
}

/** The call that the first screen began; the app continues with it. */
const begun = createGlobalStore((): NearbyCall | null => null);

type NearbyPath = ReturnType<typeof nearbyPath>;

async function fetchNearby(path: NearbyPath, signal?: AbortSignal): Promise<readonly Listing[]> {
  const all: unknown[] = [];
  await fetchRows(path, (rows) => void all.push(...rows), signal);
  return parseListings(all, serverNow());
}

/** Starts the nearby call before the app has loaded. */
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

/** Returns what a call of the first screen has found. */
export function foundNearby(path: NearbyPath): NearbyCall['found'] {
  const call = begun.read();
  return call?.path === path ? call.found : undefined;
}

/** Fetches what is near a place. Rejects with an `ApiError`. */
export function readNearby(path: NearbyPath, signal: AbortSignal): Promise<readonly Listing[]> {
  const call = begun.read();
  // A retry needs a new call.
  if (call?.path !== path || call.found) return fetchNearby(path, signal);
  begun.write(null);
  return call.answer;
}
