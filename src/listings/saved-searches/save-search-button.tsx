import { BellPlus } from 'lucide';
import { t } from '@/language/translate';
import { ToggleChip } from '@/listings/filters/toggle-chip';
import { Icon } from '@/ui/icon';
import { useStore } from '@/ui/use-store';
import { removeSearches, saveSearch } from './save-search';
import { findSaved, savedSearches } from './saved-searches';
import { useSearchHere } from './search-here';

/** Saves the list that is open with its filters on this device; a second tap takes it back. */
export function SaveSearchButton() {
  const search = useSearchHere();
  const searches = useStore(savedSearches);
  const isSaved = Boolean(search && findSaved(searches, search));
  if (!search) return null;
  return (
    <ToggleChip isSet={isSaved} onPress={() => (isSaved ? removeSearches([search]) : saveSearch(search))}>
      <Icon of={BellPlus} className="size-4" />
      {t('Save this search')}
    </ToggleChip>
  );
}
