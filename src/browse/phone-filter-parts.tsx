import { SlidersHorizontal } from 'lucide';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { plural, t } from '@/language/translate';
import { countFilters } from '@/listings/listing-filters';
import { Button } from '@/ui/button';
import { whenIdleToFetch } from '@/ui/fetch-late';
import { Icon } from '@/ui/icon';
import { lazyPart } from '@/ui/lazy-part';
import type { FilterPanelProps } from '@/browse/filters/filter-panel';

/** Keeps the space of a line of chips whose code loads on demand. */
export const lineFallback = { fallback: <span className="h-11" /> };
export const FilterChips = lazyPart(
  async () => (await import('@/browse/filters/filter-chips')).FilterChips,
  lineFallback,
);
const FilterSheet = lazyPart(async () => (await import('./filter-sheet')).FilterSheet);

export interface PhoneFiltersProps extends FilterPanelProps {
  sortField: ReactNode;
  /** How many listings are shown; null while unknown. */
  count: number | null;
}

/** Says how many offers a list shows. */
export const ListCount = ({ count }: Pick<PhoneFiltersProps, 'count'>) => (
  <p role="status" className="shrink-0 text-xs text-muted lg:text-sm">
    {count !== null && plural(count, { one: '{count} offer', other: '{count} offers' })}
  </p>
);

interface FilterOpenerProps extends Omit<PhoneFiltersProps, 'sortField'> {
  /** The order select, if it stands in the sheet. */
  sortField?: ReactNode;
  /** Whether it shows only the number of filters at every width. */
  showsOnlyNumber?: boolean;
}

/** The button that opens the filters as a sheet. */
export function FilterOpener({
  sortField = null,
  count,
  showsOnlyNumber = false,
  ...panel
}: FilterOpenerProps) {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  // Preloaded so that a tap opens it at once on a slow connection.
  useEffect(() => whenIdleToFetch(() => void FilterSheet.code.fetch()), []);
  const activeCount = countFilters(panel.filters);
  const label = activeCount > 0 ? t('Filters ({count})', { count: activeCount }) : t('Filters');
  return (
    <>
      <Button
        className="shrink-0 px-3!"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Icon of={SlidersHorizontal} className="size-4" />
        {/* The order must stay readable beside it. */}
        {!showsOnlyNumber && <span className="max-[24rem]:hidden">{label}</span>}
        {activeCount > 0 && (
          <span className={showsOnlyNumber ? undefined : 'min-[24rem]:hidden'}>{activeCount}</span>
        )}
      </Button>
      {isOpen && <FilterSheet {...panel} order={sortField} count={count} onClose={close} />}
    </>
  );
}
