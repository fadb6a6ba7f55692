import { t } from '@/language/translate';
import { type SyntheticEvent, useState } from 'react';
import type { ListingFilters } from '@/listings/listing-filters';

interface BoundFieldProps {
  label: string;
  /** Birr, or null for no bound. */
  value: number | null;
  onTake: (value: number | null) => void;
}

/**
 * Takes its amount on Enter or blur: a list that changed with every digit would be filtered by unfinished
 * numbers.
 */
function BoundField({ label, value, onTake }: BoundFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const take = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    if (draft === null) return;
    setDraft(null);
    const amount = Number(draft);
    // The browser lets a sign or an exponent be typed, and an unfinished number reads as empty: such a bound is
    // left as it was.
    if (amount >= 0 && !currentTarget.validity.badInput) onTake(draft === '' ? null : amount);
  };
  return (
    <label className="min-w-0 flex-1 text-xs text-muted">
      <span className="block pb-1">{label}</span>
      <input
        type="number"
        min="0"
        inputMode="decimal"
        value={draft ?? value ?? ''}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => event.key === 'Enter' && take(event)}
        className="tap w-full rounded-control border border-edge bg-surface px-3 text-base text-ink lg:w-24 lg:text-sm"
      />
    </label>
  );
}

interface PriceRangeProps {
  /** Birr, or null for no bound. */
  minimum: number | null;
  maximum: number | null;
  onChange: (bounds: Partial<ListingFilters>) => void;
}

export function PriceRange({ minimum, maximum, onChange }: PriceRangeProps) {
  return (
    <div className="flex basis-44 items-end gap-2 lg:basis-auto">
      <BoundField
        label={t('Price from (Birr)')}
        value={minimum}
        onTake={(minimumPrice) => onChange({ minimumPrice })}
      />
      <BoundField
        label={t('Price to (Birr)')}
        value={maximum}
        onTake={(maximumPrice) => onChange({ maximumPrice })}
      />
    </div>
  );
}
