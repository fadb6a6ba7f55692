import { useId, useState } from 'react';
import { formatAmount, formatMoney } from '@/language/format';
import { t } from '@/language/translate';
import type { ListingFilters } from '@/listings/listing-filters';
import { readPrice } from '@/platform/text/prices';
import { useListControls } from './list-controls';

type PriceLimits = Pick<ListingFilters, 'minimumPrice' | 'maximumPrice'>;

/** Price limits in words; '' without any. */
export function priceRangeText({ minimumPrice: minimum, maximumPrice: maximum }: PriceLimits): string {
  if (minimum !== null && maximum !== null)
    return t('{minimum} to {maximum}', { minimum: formatAmount(minimum), maximum: formatMoney(maximum) });
  if (minimum !== null) return t('From {price}', { price: formatMoney(minimum) });
  return maximum === null ? '' : t('Up to {price}', { price: formatMoney(maximum) });
}

interface PriceFieldProps {
  label: string;
  /** In Birr; null means no limit. */
  value: number | null;
  onApply: (value: number | null) => void;
}

/** A field that applies its value on Enter or on blur. An invalid amount stays in the field without effect. */
function PriceField({ label, value, onApply }: PriceFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [isInvalid, setInvalid] = useState(false);
  const fieldId = useId();
  const errorId = useId();
  const endTyping = () => {
    if (draft === null) return;
    const amount = readPrice(draft);
    const isAmountInvalid = amount === null && draft.trim() !== '';
    setInvalid(isAmountInvalid);
    if (isAmountInvalid) return;
    setDraft(null);
    onApply(amount);
  };
  return (
    <div className="min-w-0 flex-1 text-xs text-muted">
      <label htmlFor={fieldId} className="block pb-1">
        {label}
      </label>
      {/* Not `type="number"`, which rejects thousands separators and reads commas by the browser's language. */}
      <input
        id={fieldId}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={draft ?? value ?? ''}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? errorId : undefined}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={endTyping}
        onKeyDown={(event) => event.key === 'Enter' && endTyping()}
        className="tap w-full rounded-control border border-edge bg-surface px-3 text-base text-ink lg:w-24 lg:text-sm"
      />
      {isInvalid && (
        <p id={errorId} role="alert" className="pt-1 text-sale">
          {t('Enter an amount, such as 20,000.')}
        </p>
      )}
    </div>
  );
}

export function PriceRange() {
  const { filters, change } = useListControls();
  const { minimumPrice: minimum, maximumPrice: maximum } = filters;
  return (
    <div className="flex basis-44 items-start gap-2 lg:basis-auto">
      <PriceField
        label={t('Price from (Birr)')}
        value={minimum}
        onApply={(minimumPrice) => change({ minimumPrice })}
      />
      <PriceField
        label={t('Price to (Birr)')}
        value={maximum}
        onApply={(maximumPrice) => change({ maximumPrice })}
      />
    </div>
  );
}
