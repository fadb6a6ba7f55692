import { sessionStore, userOf } from '@/account/session';
import { likes } from '@/browse/likes';
import { announceSavedLimit, tellSaved } from '@/browse/save-listing';
import { keepSaved, savedLimit } from '@/browse/saved';
import type { SavedBefore } from './use-saved-during-visit';

/**
 * Saves these again as they were saved before: on the device, by a like, or both; in this order, before what is
 * saved now.
 */
export function saveAgain(listings: readonly SavedBefore[]): void {
  const onDevice = listings.flatMap(({ kept }) => kept ?? []);
  let lasts = keepSaved(onDevice);
  const user = userOf(sessionStore.read());
  for (const { id, isLiked } of listings)
    if (user && isLiked && !likes.read().get(user.id)?.has(id)) lasts = likes.toggle(user.id, id) && lasts;
  if (onDevice.length > savedLimit) announceSavedLimit();
  else tellSaved(lasts);
}
