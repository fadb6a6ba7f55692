import { formatMoney } from '@/language/format';
import { t } from '@/language/translate';
import { conditionLabels } from '@/listings/condition';
import type { ListingFilters } from '@/listings/listing-filters';
import { RemovableChip } from '@/ui/chips';
import { useListControls } from './list-controls';

interface Chip {
  label: string;
  /** Removes this filter. */
  change: Partial<ListingFilters>;
}

export function filterChips(filters: ListingFilters): readonly Chip[] {
  const { within, minimumPrice, maximumPrice, condition, discountOnly } = filters;
  const chips: (Chip | null)[] = [
    within === null
      ? null
      : { label: t('Within {distance} km', { distance: within }), change: { within: null } },
    minimumPrice === null
      ? null
      : { label: t('From {price}', { price: formatMoney(minimumPrice) }), change: { minimumPrice: null } },
    maximumPrice === null
      ? null
      : { label: t('Up to {price}', { price: formatMoney(maximumPrice) }), change: { maximumPrice: null } },
    condition === null ? null : { label: t(conditionLabels[condition]), change: { condition: null } },
    discountOnly ? { label: t('Discounts only'), change: { discountOnly: false } } : null,
  ];
  return chips.filter((chip) => chip !== null);
}

export function FilterChips() {
  const { filters, priceSteps, change } = useListControls();
  const { minimumPrice, maximumPrice } = filters;
  // A pressed shortcut already shows this price.
  const isPriceShown = minimumPrice === null && maximumPrice !== null && priceSteps?.includes(maximumPrice);
  const chips = filterChips(isPriceShown ? { ...filters, maximumPrice: null } : filters);
  if (chips.length === 0) return null;
  return (
    <ul
      aria-label={t('Active filters')}
      className="flex gap-2 overflow-x-auto scrollbar-none in-[[role=toolbar]]:overflow-visible"
    >
      {chips.map(({ label, change: removal }) => (
        <li key={label} className="shrink-0">
          <RemovableChip
            text={label}
            label={t('Remove filter {filter}', { filter: label })}
            onRemove={() => change(removal)}
          />
        </li>
      ))}
    </ul>
  );
}
