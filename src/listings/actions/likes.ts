import { createStore } from '@/lib/create-store';
import { isRecord } from '@/lib/is-record';
import { readKept, watchKept, writeKept } from '@/lib/kept-json';

/** The ids of the listings that each user of this browser likes, by the user's id. */
export type Likes = ReadonlyMap<string, ReadonlySet<string>>;

const key = 'gulit:likes';

function readLikes(): Likes {
  const kept = readKept(key);
  return new Map(
    Object.entries(isRecord(kept) ? kept : {}).map(([user, ids]) => [
      user,
      new Set(Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : []),
    ]),
  );
}

/** The likes of this browser (spec section 7: local only, no call). */
export const likes = createStore<Likes>(readLikes());

/** Reads them again. */
export const refreshLikes = () => likes.write(readLikes());

watchKept(key, refreshLikes);

let isKept = true;

/** Likes a listing or takes it back. False where the browser keeps nothing: the like then lasts as long as the page. */
export function toggleLike(userId: string, listingId: string): boolean {
  // As they are kept now, so that two tabs do not undo each other; from memory where the last could not be kept.
  const all = new Map(isKept ? readLikes() : likes.read());
  const own = new Set(all.get(userId));
  if (!own.delete(listingId)) own.add(listingId);
  all.set(userId, own);
  likes.write(all);
  isKept = writeKept(key, Object.fromEntries([...all].map(([user, ids]) => [user, [...ids]])));
  return isKept;
}
