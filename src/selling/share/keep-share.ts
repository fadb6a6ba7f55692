import { shareCache } from '@/config/share-target';
import { isRecord } from '@/lib/parse-values';
import { day } from '@/lib/time';
import type { BoundShare } from './bound-share';

/** What lies in the cache beside the files. */
export interface ShareRecord {
  /** When it came, in ms since 1970. */
  at: number;
  text: string;
  files: readonly { name: string; type: string }[];
  leftOut: number;
}

/** What nobody has taken for a day goes; a clock that was put back must not keep it for ever. */
const isOver = (at: number, now: number): boolean => Math.abs(now - at) > day;

/** The address of a file of the share. */
export const sharedFile = (index: number): string => `${shareCache.record}/${index}`;

/**
 * Keeps what was shared until the form takes it, in the place of an earlier one. The files come before the record
 * that names them, or the form would find half of them; until then there is only the date, so that what was broken
 * off goes as well one day. Rejects where the browser has no room, and then keeps nothing.
 */
export async function keepShare({ text, files, leftOut }: BoundShare, now: number): Promise<void> {
  await caches.delete(shareCache.name);
  try {
    const cache = await caches.open(shareCache.name);
    const put = (record: ShareRecord | Pick<ShareRecord, 'at'>) =>
      cache.put(shareCache.record, new Response(JSON.stringify(record)));
    await put({ at: now });
    for (const [index, file] of files.entries()) await cache.put(sharedFile(index), new Response(file));
    const named = files.map(({ name, type }) => ({ name, type }));
    await put({ at: now, text, files: named, leftOut });
  } catch (error) {
    await caches.delete(shareCache.name);
    throw error;
  }
}

/** When what is kept came, in ms since 1970; 0 where that cannot be read, null where nothing is kept. */
export async function keptSince(): Promise<number | null> {
  // Opening a cache would make an empty one.
  if (!(await caches.has(shareCache.name))) return null;
  const kept = await (await caches.open(shareCache.name)).match(shareCache.record);
  const record: unknown = await kept?.json().catch(() => null);
  const at = isRecord(record) ? record['at'] : null;
  return typeof at === 'number' ? at : 0;
}

/** Removes what was shared more than a day ago and never taken. `now` in ms. */
export async function dropOldShare(now: number): Promise<void> {
  const at = await keptSince();
  if (at !== null && isOver(at, now)) await caches.delete(shareCache.name);
}
