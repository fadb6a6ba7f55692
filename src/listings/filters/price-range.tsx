import { parseDecimal } from '@/lib/parse-decimal';

interface PriceRangeProps {
  /** Birr, or null for no bound. */
  minimum: number | null;
  maximum: number | null;
  onChange: (bounds: { minimumPrice: number | null; maximumPrice: number | null }) => void;
}

/** Two bounds of a price in Birr, taken on Enter or when the field is left; bounds the wrong way round are swapped. */
export function PriceRange({ minimum, maximum, onChange }: PriceRangeProps) {
  const take = (form: HTMLFormElement | null) => {
    if (!form) return;
    const data = new FormData(form);
    const low = parseDecimal(data.get('min'));
    const high = parseDecimal(data.get('max'));
    const reversed = low !== null && high !== null && low > high;
    onChange(
      reversed ? { minimumPrice: high, maximumPrice: low } : { minimumPrice: low, maximumPrice: high },
    );
  };
  const bounds = [
    { name: 'min', label: 'Price from (Birr)', value: minimum },
    { name: 'max', label: 'to', value: maximum },
  ];
  return (
    <form
      className="flex items-end gap-2 text-xs text-muted"
      key={`${minimum}-${maximum}`}
      onSubmit={(event) => {
        event.preventDefault();
        take(event.currentTarget);
      }}
    >
      {bounds.map(({ name, label, value }) => (
        <label key={name}>
          <span className="block pb-1">{label}</span>
          <input
            name={name}
            type="number"
            min="0"
            inputMode="decimal"
            defaultValue={value ?? ''}
            onBlur={(event) => take(event.currentTarget.form)}
            className="tap w-24 rounded-control border border-edge bg-surface px-3 text-sm text-ink"
          />
        </label>
      ))}
    </form>
  );
}
