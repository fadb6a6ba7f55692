import * as v from 'valibot';
import { shareCache } from '@/config/share-target';
import { shareLimits } from './bound-share';
import { type ShareRecord, dropOldShare, keptSince, sharedFile } from './keep-share';

/** What another app has shared, and the form has not taken yet. */
export interface Share {
  /** When it came, which tells it from others. */
  at: number;
  text: string;
  photos: readonly File[];
  video: File | null;
  leftOut: number;
}

const mostFiles = shareLimits.photos + shareLimits.videos;
const recordSchema = v.object({
  at: v.number(),
  text: v.pipe(v.string(), v.maxLength(shareLimits.text)),
  files: v.pipe(v.array(v.object({ name: v.string(), type: v.string() })), v.maxLength(mostFiles)),
  leftOut: v.number(),
}) satisfies v.GenericSchema<unknown, ShareRecord>;

/** Removes what was shared; rejects where the browser keeps nothing, as without https. */
export const dropShare = async (): Promise<void> => void (await caches.delete(shareCache.name));

/** What was shared within the last day, null for nothing. `now` in ms. */
export async function readShare(now: number): Promise<Share | null> {
  await dropOldShare(now);
  if ((await keptSince()) === null) return null;
  const cache = await caches.open(shareCache.name);
  const kept = await cache.match(shareCache.record);
  const record = v.safeParse(recordSchema, await kept?.json().catch(() => null));
  if (!record.success) return null;
  const { at, text, files: named, leftOut } = record.output;
  const files = await Promise.all(
    named.map(async ({ name, type }, index) => {
      const body = await (await cache.match(sharedFile(index)))?.blob();
      return body ? [new File([body], name, { type })] : [];
    }),
  );
  const ofKind = (kind: string) => files.flat().filter(({ type }) => type.startsWith(`${kind}/`));
  return { at, text, photos: ofKind('image'), video: ofKind('video')[0] ?? null, leftOut };
}
