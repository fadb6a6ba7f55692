import type { ListingFilters } from './listing-filters';
import { PriceField } from './price-field';

interface PriceRangeProps {
  /** Birr, or null for no bound. */
  minimum: number | null;
  maximum: number | null;
  onChange: (bounds: Partial<ListingFilters>) => void;
}

/** Two bounds of a price in Birr. */
export function PriceRange({ minimum, maximum, onChange }: PriceRangeProps) {
  return (
    <div className="flex items-end gap-2">
      <PriceField
        label="Price from (Birr)"
        value={minimum}
        onTake={(minimumPrice) => onChange({ minimumPrice })}
      />
      <PriceField
        label="Price to (Birr)"
        value={maximum}
        onTake={(maximumPrice) => onChange({ maximumPrice })}
      />
    </div>
  );
}
