import { t } from '@/language/translate';
import { serverNow } from '@/platform/server-clock';
import { linkToSaved, announceSaved } from '@/browse/saving/save-listing';
import { announce } from '@/ui/announcement';
import { type SavedSearch, type Search, searchKey, savedSearches, searchLimit } from './saved-searches';

/** Saves a search. Its current results count as known; its list records them. */
export function saveSearch(search: Search): void {
  if (savedSearches.read().length >= searchLimit)
    return announce({
      text: t('You can save up to {count} searches on this device. Remove one to save another.', {
        count: searchLimit,
      }),
      tone: 'error',
      link: linkToSaved(),
    });
  const isPersisted = savedSearches.update((all) => [
    { ...search, known: [], since: serverNow() },
    ...all.filter((each) => searchKey(each) !== searchKey(search)),
  ]);
  announceSaved(isPersisted, t("Search saved. On your next visit you'll see what's new."));
}

/** Puts removed searches back at their positions. */
function restore(removed: readonly SavedSearch[], before: readonly SavedSearch[]): void {
  const order = before.map(searchKey);
  const place = (search: SavedSearch) => order.indexOf(searchKey(search));
  savedSearches.update((all) => {
    const kept = all.filter((each) => removed.every((one) => searchKey(one) !== searchKey(each)));
    return [...removed, ...kept].toSorted((a, b) => place(a) - place(b)).slice(0, searchLimit);
  });
}

/** Removes searches, with an undo. */
export function removeSearches(removed: readonly Search[]): void {
  const keys = new Set(removed.map(searchKey));
  const before = savedSearches.read();
  savedSearches.update((all) => all.filter((each) => !keys.has(searchKey(each))));
  announce({
    text: t('No longer saved.'),
    tone: 'ok',
    action: {
      label: t('Undo'),
      run: () =>
        restore(
          before.filter((each) => keys.has(searchKey(each))),
          before,
        ),
    },
  });
}
