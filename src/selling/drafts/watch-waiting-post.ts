import { storeChanges } from './indexed-db-store';
import { isLasting, openDraftStore } from './draft-store';

/** Where a post that nobody has signed waits: it outlives the page or not, or there is none any more. */
export type WaitingPlace = 'device' | 'page' | 'gone';

/**
 * How often a look is tried, and after how many ms again: Chromium refuses connections while it still clears
 * the storage.
 */
const [tries, pause] = [5, 500];

async function findWaitingPost(): Promise<WaitingPlace> {
  const posts = await (await openDraftStore()).posts();
  const isThere = posts.some(({ state, owner }) => state === 'pending' && owner === null);
  if (!isThere) return 'gone';
  return isLasting.read() ? 'device' : 'page';
}

/**
 * Tells where the post waits, now and whenever it may have changed; returns how to stop. A page whose storage
 * is cleared, on another page, hears only that its connection is lost; what cannot be read is not told.
 */
export function watchWaitingPost(tell: (place: WaitingPlace) => void): () => void {
  let isActive = true;
  let again: ReturnType<typeof setTimeout> | undefined;
  const look = () => lookTimes(tries);
  const lookTimes = (left: number) => {
    clearTimeout(again);
    void findWaitingPost().then(
      (place) => isActive && tell(place),
      () => {
        if (isActive && left > 1) again = setTimeout(lookTimes, pause, left - 1);
      },
    );
  };
  const stopListening = storeChanges.subscribe(look);
  const events = ['focus', 'pageshow', 'visibilitychange'] as const;
  // `visibilitychange` bubbles up from the document.
  for (const event of events) window.addEventListener(event, look);
  look();
  return () => {
    isActive = false;
    clearTimeout(again);
    stopListening();
    for (const event of events) window.removeEventListener(event, look);
  };
}
