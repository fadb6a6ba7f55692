import { createPortal } from 'react-dom';
import { countFilters } from '@/listings/listing-filters';
import { FilterChips, FilterOpener, ListCount, type PhoneFiltersProps } from './phone-filter-parts';

interface FiltersInSlotProps extends PhoneFiltersProps {
  /** The element of the slot, where the button and the count render. */
  slotElement: HTMLElement;
}

/** A phone's filters in the line above the list. The sheet has the order, for which the line has no room. */
export function FiltersInSlot({ slotElement, ...props }: FiltersInSlotProps) {
  const { filters, count, onChange } = props;
  return (
    <>
      {createPortal(
        <>
          <FilterOpener {...props} showsOnlyNumber />
          <div className="order-last self-center">
            <ListCount count={count} />
          </div>
        </>,
        slotElement,
      )}
      {countFilters(filters) > 0 && <FilterChips filters={filters} onChange={onChange} />}
    </>
  );
}
