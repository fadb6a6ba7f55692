import { BellPlus, BellRing } from 'lucide';
import { t } from '@/language/translate';
import { Button } from '@/ui/button';
import { ToggleChip } from '@/ui/chips';
import { Icon } from '@/ui/icon';
import { useStore } from '@/ui/use-store';
import { saveSearch, unsaveSearches } from './save-search';
import { findSavedSearch, savedSearches } from './saved-searches';
import { useCurrentSearch } from './search-here';

interface SaveSearchButtonProps {
  /** Whether the button is as wide as the fields of the filter sheet. */
  isWide?: boolean;
}

/** Saves the current list with its filters on this device. A second tap removes it. */
export function SaveSearchButton({ isWide = false }: SaveSearchButtonProps) {
  const search = useCurrentSearch();
  const searches = useStore(savedSearches);
  const isSaved = Boolean(search && findSavedSearch(searches, search));
  if (!search) return null;
  const press = () => (isSaved ? unsaveSearches([search]) : saveSearch(search));
  const content = (
    <>
      <Icon of={isSaved ? BellRing : BellPlus} className="size-4" />
      {t('Save this search')}
    </>
  );
  if (!isWide)
    return (
      <ToggleChip isSet={isSaved} onPress={press}>
        {content}
      </ToggleChip>
    );
  return (
    <Button
      aria-pressed={isSaved}
      onClick={press}
      className={isSaved ? 'w-full border-brand! bg-sunken! text-brand!' : 'w-full'}
    >
      {content}
    </Button>
  );
}
