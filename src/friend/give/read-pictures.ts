import type { Listing } from '@/listings/catalogue/listing';
import { parseUrl } from '@/lib/parse-link';
import { withTimeout } from '@/lib/with-timeout';
import { readSmallPicture } from './small-picture';

/** How many are read at once, how long one may take in ms, and after how many failures a host is left alone. */
const atOnce = 4;
const timeout = 20_000;
const mostFailures = 3;

/** Notes which hosts let the page read none of their pictures, as those without CORS headers. */
function createHosts() {
  const failures = new Map<string, number>();
  const hostOf = (url: string) => parseUrl(url)?.host ?? url;
  return {
    isClosed: (url: string) => (failures.get(hostOf(url)) ?? 0) >= mostFailures,
    note: (url: string, isRead: boolean) =>
      failures.set(hostOf(url), isRead ? -Infinity : (failures.get(hostOf(url)) ?? 0) + 1),
  };
}

interface Reading {
  signal: AbortSignal;
  /** Called after each one. */
  onProgress: (done: number) => void;
}

/** The main pictures of some listings, small, in base64 by id; those that cannot be read are left out. */
export async function readPictures(
  listings: readonly Listing[],
  { signal, onProgress }: Reading,
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const hosts = createHosts();
  const waiting = listings.values();
  let done = 0;
  const read = async (id: string, url: string) => {
    try {
      const picture = await withTimeout(readSmallPicture(url, signal), timeout);
      hosts.note(url, true);
      if (picture) found.set(id, picture);
    } catch {
      hosts.note(url, false);
    }
  };
  const work = async () => {
    for (const { id, photo } of waiting) {
      if (signal.aborted) return;
      if (photo && !hosts.isClosed(photo)) await read(id, photo);
      onProgress(++done);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return found;
}
