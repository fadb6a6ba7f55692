import { t } from '@/language/translate';
import { useId, useState } from 'react';
import { readPrice } from '@/platform/text/prices';
import type { ListingFilters } from '@/listings/listing-filters';

interface BoundFieldProps {
  label: string;
  /** Birr, or null for no bound. */
  value: number | null;
  onTake: (value: number | null) => void;
}

/**
 * Takes its amount on Enter or blur: a list that changed with every digit would be filtered by unfinished
 * numbers. What is no amount stays, with the reason, and the bound stays as it was.
 */
function BoundField({ label, value, onTake }: BoundFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const field = useId();
  const reason = useId();
  const take = () => {
    if (draft === null) return;
    const amount = readPrice(draft);
    const refuses = amount === null && draft.trim() !== '';
    setRefused(refuses);
    if (refuses) return;
    setDraft(null);
    onTake(amount);
  };
  return (
    <div className="min-w-0 flex-1 text-xs text-muted">
      <label htmlFor={field} className="block pb-1">
        {label}
      </label>
      {/* No `type="number"`: it takes no thousands separators, and reads a comma by the browser's language. */}
      <input
        id={field}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={draft ?? value ?? ''}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? reason : undefined}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => event.key === 'Enter' && take()}
        className="tap w-full rounded-control border border-edge bg-surface px-3 text-base text-ink lg:w-24 lg:text-sm"
      />
      {isRefused && (
        <p id={reason} role="alert" className="pt-1 text-sale">
          {t('Enter an amount, such as 20,000.')}
        </p>
      )}
    </div>
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
    <div className="flex basis-44 items-start gap-2 lg:basis-auto">
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
