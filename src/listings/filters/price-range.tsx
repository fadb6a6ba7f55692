import { PriceField } from './price-field';

interface PriceRangeProps {
  /** Birr, or null for no bound. */
  minimum: number | null;
  maximum: number | null;
  onChange: (bounds: { minimumPrice: number | null; maximumPrice: number | null }) => void;
}

/** Two bounds of a price in Birr; bounds the wrong way round are swapped. */
export function PriceRange({ minimum, maximum, onChange }: PriceRangeProps) {
  const take = (low: number | null, high: number | null) => {
    const reversed = low !== null && high !== null && low > high;
    onChange(
      reversed ? { minimumPrice: high, maximumPrice: low } : { minimumPrice: low, maximumPrice: high },
    );
  };
  return (
    <div className="flex items-end gap-2">
      <PriceField label="Price from (Birr)" value={minimum} onTake={(low) => take(low, maximum)} />
      <PriceField label="Price to (Birr)" value={maximum} onTake={(high) => take(minimum, high)} />
    </div>
  );
}
