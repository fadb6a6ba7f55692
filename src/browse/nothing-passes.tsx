import { t } from '@/language/translate';
import { Button } from '@/ui/button';
import { type ListingFilters, noFilters } from '@/listings/listing-filters';
import { EmptyNotice } from '@/ui/load-states';

interface NothingPassesProps {
  message: string;
  filters: ListingFilters;
  onChange: (changes: Partial<ListingFilters>) => void;
}

/** Shown instead of a list that has no listing left after its filters. */
export function NothingPasses({ message, filters, onChange }: NothingPassesProps) {
  return (
    <EmptyNotice message={message}>
      <p>
        {filters.savedOnly
          ? t('Nothing you saved is here. Tap the bookmark of an offer to save it.')
          : t('No offer here passes your filters.')}
      </p>
      <Button className="mt-3" focusesMain onClick={() => onChange(noFilters)}>
        {t('Clear filters')}
      </Button>
    </EmptyNotice>
  );
}
