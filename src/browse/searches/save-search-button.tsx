import { BellPlus, BellRing } from 'lucide';
import { t } from '@/language/translate';
import { ToggleChip } from '@/ui/chips';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { useStore } from '@/ui/use-store';
import { removeSearches, saveSearch } from './save-search';
import { findSaved, savedSearches } from './saved-searches';
import { useSearchHere } from './search-here';

interface SaveSearchButtonProps {
  /** Whether it stands among the fields of the filter sheet. */
  isWide?: boolean;
}

/** Saves the current list with its filters on this device; a second tap removes it. */
export function SaveSearchButton({ isWide = false }: SaveSearchButtonProps) {
  const search = useSearchHere();
  const searches = useStore(savedSearches);
  const isSaved = Boolean(search && findSaved(searches, search));
  if (!search) return null;
  const press = () => (isSaved ? removeSearches([search]) : saveSearch(search));
  const words = (
    <>
      <Icon of={isSaved ? BellRing : BellPlus} className="size-4" />
      {t('Save this search')}
    </>
  );
  if (!isWide)
    return (
      <ToggleChip isSet={isSaved} onPress={press}>
        {words}
      </ToggleChip>
    );
  return (
    <Button
      aria-pressed={isSaved}
      onClick={press}
      className={isSaved ? 'w-full border-brand! bg-sunken! text-brand!' : 'w-full'}
    >
      {words}
    </Button>
  );
}
