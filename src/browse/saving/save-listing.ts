import { sessionStore, signedInUser } from '@/account/session';
import { t } from '@/language/translate';
import type { Listing } from '@/listings/listing';
import { comparePath, paths } from '@/platform/paths';
import { announce, type Announcement } from '@/ui/announcement';
import { focusMain } from '@/ui/focus';
import { likes, maxCompared, savedLimit, savedListings, saveListings } from './saved';

export const savedPageLink = () => ({ label: t('See all saved'), to: paths.saved });

/**
 * Adds removed items to a list that another tab may have changed since. `before` is the list before the removal. Each
 * item returns to its place before its next neighbour that is still in the list.
 */
export function putBack<Item>(
  list: readonly Item[],
  before: readonly Item[],
  removed: ReadonlySet<string>,
  keyOf: (item: Item) => string,
): readonly Item[] {
  const all = [...list];
  let place = all.length;
  for (const item of before.toReversed()) {
    const index = all.findIndex((each) => keyOf(each) === keyOf(item));
    if (index !== -1) place = index;
    else if (removed.has(keyOf(item))) all.splice(place, 0, item);
  }
  return all;
}

/** Removes listings and their likes, which count as saved too. The announcement offers to undo it. */
export function unsaveListings(ids: ReadonlySet<string>): void {
  const saved = savedListings.read();
  const user = signedInUser(sessionStore.read());
  const liked = [...((user && likes.read().get(user.id)) ?? [])];
  savedListings.update((all) => all.filter(({ id }) => !ids.has(id)));
  for (const id of liked) if (user && ids.has(id)) likes.toggle(user.id, id);
  const undo = () => {
    const removedCount = saved.filter(({ id }) => ids.has(id)).length;
    if (savedListings.read().length + removedCount > savedLimit) return announceSavedLimit();
    savedListings.update((all) => putBack(all, saved, ids, ({ id }) => id));
    if (user)
      likes.update((all) => {
        const own = putBack([...(all.get(user.id) ?? [])], liked, ids, (id) => id);
        return new Map(all).set(user.id, new Set(own));
      });
  };
  announce({ text: t('Removed from saved offers.'), tone: 'ok', action: { label: t('Undo'), run: undo } });
  // On the page of saved offers, the pressed button disappears with its row.
  requestAnimationFrame(() => document.activeElement === document.body && focusMain());
}

/** Says that something was saved. `isStored` is false if the browser stores nothing. */
export const announceSaved = (isStored: boolean, changes: Partial<Announcement> = {}): void =>
  announce(
    isStored
      ? { text: t('Saved on this device.'), tone: 'ok', link: savedPageLink(), ...changes }
      : { text: t("Saved until you leave, because this browser doesn't store anything."), tone: 'plain' },
  );

const announceSavedLimit = () =>
  announce({
    text: t('You can save up to {count} offers on this device. Remove one to save another.', {
      count: savedLimit,
    }),
    tone: 'error',
    link: savedPageLink(),
  });

/** In ms. Listings saved within this time are probably alternatives to compare. */
const compareWithin = 5 * 60_000;

function linkAfterSaving() {
  const recent = savedListings.read().filter(({ at = 0 }) => Date.now() - at < compareWithin);
  const compared = recent.slice(0, maxCompared).map(({ id }) => id);
  return compared.length > 1
    ? { label: t('Compare {count}', { count: compared.length }), to: comparePath(compared) }
    : savedPageLink();
}

function saveListing(listing: Listing): void {
  if (savedListings.read().length >= savedLimit) return announceSavedLimit();
  announceSaved(saveListings([listing]), { link: linkAfterSaving() });
}

export function saveAll(listings: readonly Listing[]): void {
  const freePlaces = savedLimit - savedListings.read().length;
  const isStored = freePlaces > 0 && saveListings(listings.slice(0, freePlaces));
  if (listings.length > freePlaces) announceSavedLimit();
  else announceSaved(isStored);
}

/** `wasShownSaved` is the state that the tapped button showed. */
export function toggleSaved(listing: Listing, wasShownSaved: boolean): void {
  if (wasShownSaved) unsaveListings(new Set([listing.id]));
  else saveListing(listing);
}
