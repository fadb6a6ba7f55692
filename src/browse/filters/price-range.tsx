import { t } from '@/language/translate';
import { useId, useState } from 'react';
import { readPrice } from '@/platform/text/prices';
import type { ListingFilters } from '@/listings/listing-filters';

interface BoundFieldProps {
  label: string;
  /** In Birr; null means no limit. */
  value: number | null;
  onTake: (value: number | null) => void;
}

/**
 * A price field that applies on Enter or blur: while typing, unfinished numbers would filter the list. An
 * invalid amount stays in the field with an error, and the old limit stays in force.
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
      {/* Not `type="number"`, which rejects thousands separators and reads commas by the browser's language. */}
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
  /** In Birr; null means no limit. */
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
