import { message, t } from '@/language/translate';
import { sortOrders, type ListingFilters, type SortOrder } from '@/listings/listing-filters';
import { ensureVisitorPlace } from '@/place/visitor-place';
import { SelectField } from '@/ui/filter-fields';

const orderLabels = {
  best: message('Best match'),
  newest: message('Newest'),
  discount: message('Biggest discount'),
  price: message('Lowest price'),
  nearest: message('Nearest'),
} as const satisfies Record<SortOrder, string>;

interface SortFieldProps {
  sort: SortOrder;
  /** Whether the list comes from a ranked search. */
  isRanked: boolean;
  isPill?: boolean;
  onChange: (change: Pick<ListingFilters, 'sort'>) => void;
}

export function SortField({ sort, isRanked, isPill = false, onChange }: SortFieldProps) {
  const orders: readonly SortOrder[] = isRanked ? ['best', ...sortOrders] : sortOrders;
  const choose = (value: string) => {
    const chosen = orders.find((order) => order === value) ?? sort;
    if (chosen === 'nearest') ensureVisitorPlace();
    onChange({ sort: chosen });
  };
  return (
    <SelectField
      label={t('Sort by')}
      isPill={isPill}
      value={sort}
      options={orders.map((order) => [order, t(orderLabels[order])])}
      onChange={choose}
    />
  );
}
