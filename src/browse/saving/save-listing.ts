import { sessionStore, signedInUser } from '@/account/session';
import { paths } from '@/platform/paths';
import { t } from '@/language/translate';
import { likes, dropSaved, saveListings, saved, savedLimit } from './saved';
import type { Listing } from '@/listings/listing';
import { announce } from '@/ui/announcement';

export const linkToSaved = () => ({ label: t('See all saved'), to: paths.saved });

export const isSavedOnDevice = (id: string): boolean => saved.read().some((one) => one.id === id);

/** Removes listings from the device and from the user's likes, because liked listings count as saved. */
export function forgetListings(ids: ReadonlySet<string>): void {
  dropSaved(ids);
  const user = signedInUser(sessionStore.read());
  if (!user) return;
  const liked = likes.read().get(user.id) ?? new Set();
  for (const id of ids) if (liked.has(id)) likes.toggle(user.id, id);
}

/** `isPersisted` is false if the browser stores nothing; `text` describes what was stored. */
export function announceSaved(isPersisted: boolean, text = t('Saved on this device.')): void {
  if (!isPersisted)
    return announce({
      text: t("Saved until you leave, because this browser doesn't store anything."),
      tone: 'plain',
    });
  announce({ text, tone: 'ok', link: linkToSaved() });
}

export const announceSavedLimit = () =>
  announce({
    text: t('You can save up to {count} offers on this device. Remove one to save another.', {
      count: savedLimit,
    }),
    tone: 'error',
    link: linkToSaved(),
  });

/** Saves a listing on this device, without an account. */
function saveListing(listing: Listing): void {
  if (saved.read().length >= savedLimit) return announceSavedLimit();
  announceSaved(saveListings([listing]));
}

/** Saves listings that are not saved yet, up to the limit, ahead of the others. */
export function saveAll(listings: readonly Listing[]): void {
  const room = savedLimit - saved.read().length;
  const isPersisted = room > 0 && saveListings(listings.slice(0, room));
  if (listings.length > room) announceSavedLimit();
  else announceSaved(isPersisted);
}

/** `isShownSaved` is the state that the tapped button showed. */
export function toggleSaved(listing: Listing, isShownSaved: boolean): void {
  if (!isShownSaved) return saveListing(listing);
  forgetListings(new Set([listing.id]));
  announce({ text: t('No longer saved.'), tone: 'ok' });
}
