import { BellPlus, BellRing } from 'lucide';
import { announceSaved, putBack, savedPageLink } from '@/browse/saving/save-listing';
import { t } from '@/language/translate';
import { serverNow } from '@/platform/server-clock';
import { announce } from '@/ui/announcement';
import { ToggleChip } from '@/ui/chips';
import { Icon } from '@/ui/icon';
import { useStore } from '@/ui/use-store';
import { findSavedSearch, savedSearches, savedSearchLimit, searchKey, type Search } from './saved-searches';
import { useCurrentSearch } from './search-here';

const announceSearchLimit = () =>
  announce({
    text: t('You can save up to {count} searches on this device. Remove one to save another.', {
      count: savedSearchLimit,
    }),
    tone: 'error',
    link: savedPageLink(),
  });

/** Saves a search. Only offers that are posted later count as new. */
function saveSearch(search: Search): void {
  if (savedSearches.read().length >= savedSearchLimit) return announceSearchLimit();
  const isStored = savedSearches.update((all) => [{ ...search, known: [], since: serverNow() }, ...all]);
  announceSaved(isStored, { text: t("Search saved. On your next visit you'll see what's new.") });
}

/** Removes searches. The announcement offers to undo it. */
export function unsaveSearches(removed: readonly Search[]): void {
  const keys = new Set(removed.map(searchKey));
  const before = savedSearches.read();
  savedSearches.update((all) => all.filter((each) => !keys.has(searchKey(each))));
  const undo = () => {
    if (savedSearches.read().length + removed.length > savedSearchLimit) return announceSearchLimit();
    savedSearches.update((all) => putBack(all, before, keys, searchKey));
  };
  announce({ text: t('Removed from saved offers.'), tone: 'ok', action: { label: t('Undo'), run: undo } });
}

export function SaveSearchButton() {
  const search = useCurrentSearch();
  const searches = useStore(savedSearches);
  if (!search) return null;
  const isSaved = findSavedSearch(searches, search) !== undefined;
  return (
    <ToggleChip isSet={isSaved} onPress={() => (isSaved ? unsaveSearches([search]) : saveSearch(search))}>
      <Icon of={isSaved ? BellRing : BellPlus} className="size-4" />
      {t('Save this search')}
    </ToggleChip>
  );
}
