import { shareCache, shareTarget } from '@/config/share-target';
import { isMarked } from '@/friend/format/file-mark';
import { mostBytes } from '@/friend/format/limits';
import { dropOldShare, keptSince } from '@/selling/share/keep-share';

/** Any site may send any number. */
const mostLookedAt = 5;

const isMedia = ({ type }: File) => /^(?:image|video)\//.test(type);

/**
 * The file of a friend that another app has shared; null for none. Beside a photo or a video it is none: whoever
 * shares those wants to post.
 */
export async function findSharedFile(form: FormData): Promise<File | null> {
  const files = form.getAll(shareTarget.fields.files).filter((value) => typeof value !== 'string');
  if (files.some(isMedia)) return null;
  for (const file of files.slice(0, mostLookedAt)) if (await isMarked(file)) return file;
  return null;
}

/**
 * Keeps a file until its page takes it, in the place of what was shared before: with a date, by which it goes one
 * day, and without what the form looks for. One that is too large is kept as far as that shows.
 */
export async function keepSharedFile(file: Blob, now: number): Promise<void> {
  await caches.delete(shareCache.name);
  const cache = await caches.open(shareCache.name);
  await cache.put(shareCache.record, new Response(JSON.stringify({ at: now })));
  await cache.put(shareCache.offers, new Response(file.slice(0, mostBytes + 1)));
}

/** Takes the file of a friend that was shared within the last day out of the browser; null for none. `now` in ms. */
export async function takeSharedFile(now: number): Promise<Blob | null> {
  await dropOldShare(now);
  if ((await keptSince()) === null) return null;
  const kept = await (await caches.open(shareCache.name)).match(shareCache.offers);
  const file = await kept?.blob();
  if (!file) return null;
  await caches.delete(shareCache.name);
  return file;
}
