import { message, t } from '@/language/translate';
import { sortOrders, type SortOrder } from '@/listings/listing-filters';
import { ensureVisitorPlace } from '@/place/visitor-place';
import { SelectField } from '@/ui/filter-fields';
import { useListControls } from './list-controls';

const orderLabels = {
  best: message('Best match'),
  newest: message('Newest'),
  discount: message('Biggest discount'),
  price: message('Lowest price'),
  nearest: message('Nearest'),
} as const satisfies Record<SortOrder, string>;

export function SortField({ isPill = false }: { isPill?: boolean }) {
  const { filters, typedSearch, change } = useListControls();
  const orders: readonly SortOrder[] = typedSearch ? ['best', ...sortOrders] : sortOrders;
  const choose = (value: string) => {
    const sort = orders.find((order) => order === value) ?? filters.sort;
    if (sort === 'nearest') ensureVisitorPlace();
    change({ sort });
  };
  return (
    <SelectField
      label={t('Sort by')}
      isPill={isPill}
      value={filters.sort}
      options={orders.map((order) => [order, t(orderLabels[order])])}
      onChange={choose}
    />
  );
}
