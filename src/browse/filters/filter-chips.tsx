import { t } from '@/language/translate';
import { formatMoney } from '@/language/format';
import { RemovableChip } from '@/ui/chips';
import { filterAttributes } from '@/listings/attributes';
import type { ListingFilters } from '@/listings/listing-filters';

interface Chip {
  label: string;
  /** The change to the filters that removes this one. */
  change: Partial<ListingFilters>;
}

/** Describes the active filters, each with the change that removes it. */
export function filterChips(filters: ListingFilters): readonly Chip[] {
  const { within, minimumPrice, maximumPrice, discountOnly, attributes } = filters;
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
    ...filterAttributes.names.map((name) => {
      const chosen = filterAttributes.choices(name).find(([value]) => value === attributes.get(name));
      const otherAttributes = filterAttributes.read((each) => (each === name ? null : attributes.get(each)));
      return chosen ? { label: t(chosen[1]), change: { attributes: otherAttributes } } : null;
    }),
    discountOnly ? { label: t('Discounts only'), change: { discountOnly: false } } : null,
  ];
  return chips.filter((chip) => chip !== null);
}

interface FilterChipsProps {
  filters: ListingFilters;
  /** Price limits in Birr that the shortcuts beside these chips already show. */
  shownPrices?: readonly number[] | undefined;
  onChange: (changes: Partial<ListingFilters>) => void;
}

/** The active filters on a phone as removable chips. Nothing if there are none. */
export function FilterChips({ filters, shownPrices, onChange }: FilterChipsProps) {
  const isPriceShown = filters.maximumPrice !== null && shownPrices?.includes(filters.maximumPrice);
  const chips = filterChips(isPriceShown ? { ...filters, maximumPrice: null } : filters);
  if (chips.length === 0) return null;
  return (
    <ul
      aria-label={t('Active filters')}
      className="flex gap-2 overflow-x-auto scrollbar-none in-[[role=toolbar]]:overflow-visible"
    >
      {chips.map(({ label, change }) => (
        <li key={label} className="shrink-0">
          <RemovableChip
            text={label}
            label={t('Remove filter {filter}', { filter: label })}
            onRemove={() => onChange(change)}
          />
        </li>
      ))}
    </ul>
  );
}
