import { X } from 'lucide';
import { locateVisitor } from '@/listings/place/visitor-place';
import { Button } from '@/ui/button';
import { countFilters, noFilters, type ListingFilters } from './listing-filters';
import { PriceRange } from './price-range';
import { SelectField } from './select-field';
import { Icon } from '@/ui/icon';

const distances = [1, 2, 5, 10, 25, 100];
const distanceOption = (km: number) => [String(km), `Within ${km} km`] as const;

interface FilterPanelProps {
  filters: ListingFilters;
  onChange: (changes: Partial<ListingFilters>) => void;
}

/** What narrows a list: distance, price, discounts. */
export function FilterPanel({ filters, onChange }: FilterPanelProps) {
  const chooseDistance = (value: string) => {
    if (value !== '') locateVisitor();
    onChange({ within: value === '' ? null : Number(value) });
  };
  // An address may ask for another distance than we offer.
  const { within } = filters;
  const offered = within === null || distances.includes(within) ? distances : [within, ...distances];
  return (
    <>
      <SelectField
        label="Distance"
        value={String(filters.within ?? '')}
        options={[['', 'Any'], ...offered.map(distanceOption)]}
        onChange={chooseDistance}
      />
      <PriceRange minimum={filters.minimumPrice} maximum={filters.maximumPrice} onChange={onChange} />
      <label className="tap flex items-center gap-2 rounded-control border border-edge bg-surface px-3 text-sm">
        <input
          type="checkbox"
          className="size-4 accent-brand"
          checked={filters.discountOnly}
          onChange={(event) => onChange({ discountOnly: event.target.checked })}
        />
        Discounts only
      </label>
      {countFilters(filters) > 0 && (
        <Button look="plain" onClick={() => onChange(noFilters)}>
          <Icon of={X} className="size-4" />
          Clear filters
        </Button>
      )}
    </>
  );
}
