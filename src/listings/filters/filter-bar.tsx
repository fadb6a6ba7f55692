import { SlidersHorizontal } from 'lucide';
import { useId, useState } from 'react';
import { classNames } from '@/lib/class-names';
import { formatCount } from '@/lib/format';
import type { AttributeName } from '@/listings/catalogue/attributes';
import { needVisitorPlace } from '@/listings/place/locate-visitor';
import { Button } from '@/ui/button';
import { FilterPanel } from './filter-panel';
import { countFilters, sortOrders, type ListingFilters, type SortOrder } from './listing-filters';
import { PlaceNotice } from './place-notice';
import { SelectField } from '@/ui/select-field';
import { Icon } from '@/ui/icon';

const orderLabels = {
  newest: 'Newest',
  discount: 'Biggest discount',
  price: 'Lowest price',
  nearest: 'Nearest',
} as const satisfies Record<SortOrder, string>;
const orders = sortOrders.map((order) => [order, orderLabels[order]] as const);

interface FilterBarProps {
  filters: ListingFilters;
  /** What some listing of the list says of itself. */
  offered: readonly AttributeName[];
  onChange: (changes: Partial<ListingFilters>) => void;
  /** How many listings are shown now. */
  count: number;
}

/** The order and the filters of a list (docs/product.md, Search and filters); on a phone one button opens the filters. */
export function FilterBar({ filters, offered, onChange, count }: FilterBarProps) {
  const [open, setOpen] = useState(false);
  const panel = useId();
  const active = countFilters(filters);
  const needsPlace = filters.sort === 'nearest' || filters.within !== null;

  const chooseOrder = (value: string) => {
    const sort = sortOrders.find((order) => order === value) ?? filters.sort;
    if (sort === 'nearest') needVisitorPlace();
    onChange({ sort });
  };

  return (
    <section aria-label="Sort and filter" className="mb-4">
      <div className="flex flex-wrap items-end gap-2 lg:gap-3">
        <SelectField label="Sort by" value={filters.sort} options={orders} onChange={chooseOrder} />
        <Button
          className="w-34 shrink-0 px-0! lg:hidden"
          aria-expanded={open}
          aria-controls={panel}
          onClick={() => setOpen(!open)}
        >
          <Icon of={SlidersHorizontal} className="size-4" />
          {active > 0 ? `Filters (${active})` : 'Filters'}
        </Button>
        <div
          id={panel}
          className={classNames(
            'order-last w-full flex-wrap items-end gap-3 lg:order-none lg:flex lg:w-auto',
            open ? 'flex' : 'hidden',
          )}
        >
          <FilterPanel filters={filters} offered={offered} onChange={onChange} />
        </div>
        <p
          role="status"
          className="order-last w-full text-xs text-muted lg:ml-auto lg:w-auto lg:pb-3 lg:text-sm"
        >
          {formatCount(count, 'offer')}
        </p>
      </div>
      {needsPlace && <PlaceNotice />}
    </section>
  );
}
