import { storeChanges } from './indexed-db-store';
import { isPersistent, openDraftStore } from './draft-store';

/** Where an unsigned post waits: on the device, in this page only, or nowhere any more. */
export type WaitingPostPlace = 'device' | 'page' | 'gone';

/** How often to try, and the pause in ms: Chromium refuses connections while it clears the storage. */
const [tries, pause] = [5, 500];

async function findWaitingPost(): Promise<WaitingPostPlace> {
  const posts = await (await openDraftStore()).posts();
  const isThere = posts.some(({ state, owner }) => state === 'pending' && owner === null);
  if (!isThere) return 'gone';
  return isPersistent.read() ? 'device' : 'page';
}

/**
 * Reports where the post waits, now and after possible changes. Returns a function that stops it. If another
 * page clears the storage, this page only notices a lost connection. Unreadable states are not reported.
 */
export function watchWaitingPost(report: (place: WaitingPostPlace) => void): () => void {
  let isActive = true;
  let nextCheck: ReturnType<typeof setTimeout> | undefined;
  const check = () => checkTimes(tries);
  const checkTimes = (left: number) => {
    clearTimeout(nextCheck);
    void findWaitingPost().then(
      (place) => isActive && report(place),
      () => {
        if (isActive && left > 1) nextCheck = setTimeout(checkTimes, pause, left - 1);
      },
    );
  };
  const stopListening = storeChanges.subscribe(check);
  const events = ['focus', 'pageshow', 'visibilitychange'] as const;
  // `visibilitychange` bubbles up from the document.
  for (const event of events) window.addEventListener(event, check);
  check();
  return () => {
    isActive = false;
    clearTimeout(nextCheck);
    stopListening();
    for (const event of events) window.removeEventListener(event, check);
  };
}
