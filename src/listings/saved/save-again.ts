import { sessionStore } from '@/account/session';
import { likes } from '@/listings/actions/likes';
import { tellFull, tellSaved } from './save-listing';
import { saved, savedLimit } from './saved';
import type { SavedBefore } from './use-shown';

/**
 * Saves these again as they were saved before: on the device, by a like, or both; in this order, before what is
 * saved now.
 */
export function saveAgain(listings: readonly SavedBefore[]): void {
  const ids = new Set(listings.map(({ id }) => id));
  const onDevice = listings.flatMap(({ id, name }) => (name === null ? [] : { id, name }));
  let lasts = saved.update((all) =>
    [...onDevice, ...all.filter(({ id }) => !ids.has(id))].slice(0, savedLimit),
  );
  const session = sessionStore.read();
  if (session.status === 'signed-in') {
    const { id: userId } = session.user;
    for (const { id, isLiked } of listings)
      if (isLiked && !likes.read().get(userId)?.has(id)) lasts = likes.toggle(userId, id) && lasts;
  }
  if (onDevice.length > savedLimit) tellFull();
  else tellSaved(lasts);
}
