import { noFilters, type ListingFilters } from '@/listings/filters/listing-filters';
import { Button } from '@/ui/button';
import { EmptyNotice } from '@/ui/empty-notice';
import { SavedAdvice } from './saved-advice';

interface NothingPassesProps {
  message: string;
  filters: ListingFilters;
  onChange: (changes: Partial<ListingFilters>) => void;
}

/** In place of a list that the filters leave empty: why, and the way out. */
export function NothingPasses({ message, filters, onChange }: NothingPassesProps) {
  return (
    <EmptyNotice message={message}>
      {filters.savedOnly ? <SavedAdvice /> : <p>No offer here passes your filters.</p>}
      <Button className="mt-3" onClick={() => onChange(noFilters)}>
        Clear filters
      </Button>
    </EmptyNotice>
  );
}
