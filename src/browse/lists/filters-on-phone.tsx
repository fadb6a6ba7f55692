import { SlidersHorizontal } from 'lucide';
import { useEffect, useState } from 'react';
import { ListControlsContext, useListControls, type ListControls } from '@/browse/filters/list-controls';
import { SortField } from '@/browse/filters/sort-field';
import { listLooks } from '@/browse/layouts/list-looks';
import { SaveSearchButton } from '@/browse/searches/lazy-save-search';
import { plural, t } from '@/language/translate';
import { countFilters } from '@/listings/listing-filters';
import { Button } from '@/ui/button';
import { whenIdleToFetch } from '@/ui/fetch-late';
import { focusMain } from '@/ui/focus';
import { Icon } from '@/ui/icon';
import { lazyPart } from '@/ui/lazy-part';
import { Toolbar } from '@/ui/toolbar';
import { useIsDesktop } from '@/ui/use-media-query';

/** Reserves the height of a line of chips until their code has loaded. */
const lineFallback = { fallback: <span className="h-11" /> };
const FilterChips = lazyPart(
  async () => (await import('@/browse/filters/filter-chips')).FilterChips,
  lineFallback,
);
const FilterSheet = lazyPart(async () => (await import('./filter-sheet')).FilterSheet);
const Shortcuts = lazyPart(async () => (await import('@/browse/filters/shortcuts')).Shortcuts, lineFallback);
const PlaceChip = lazyPart(async () => (await import('@/browse/filters/shortcuts')).PlaceChip, lineFallback);

export function ListCount() {
  const { count } = useListControls();
  return (
    <p role="status" className="shrink-0 text-xs text-muted lg:text-sm">
      {count !== null && plural(count, { one: '{count} offer', other: '{count} offers' })}
    </p>
  );
}

/** Opens the filters. In a shared line there is only room for their number. */
function FilterOpener() {
  const { look, filters } = useListControls();
  const { sharesLine } = listLooks[look];
  const [isOpen, setOpen] = useState(false);
  // The sheet then opens at once even on a slow connection.
  useEffect(() => whenIdleToFetch(() => void FilterSheet.code.fetch()), []);
  const activeCount = countFilters(filters);
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
        {/* The label would leave too little room for the sort order. */}
        {!sharesLine && <span className="max-[24rem]:hidden">{label}</span>}
        {activeCount > 0 && (
          <span className={sharesLine ? undefined : 'min-[24rem]:hidden'}>{activeCount}</span>
        )}
      </Button>
      {isOpen && <FilterSheet onClose={() => setOpen(false)} />}
    </>
  );
}

/** The filters in the line of a search field or a place. Their sheet also contains the sort order. */
export function FiltersInLine({ controls }: { controls: ListControls }) {
  const isDesktop = useIsDesktop();
  if (isDesktop) return null;
  return (
    <ListControlsContext value={controls}>
      <FilterOpener />
      <div className="order-last self-center">
        <ListCount />
      </div>
    </ListControlsContext>
  );
}

function ChipRow() {
  const { filters, priceSteps, typedSearch } = useListControls();
  const hasFilters = countFilters(filters) > 0;
  return (
    // Otherwise Chromium makes the scroll area a tab stop while nothing in it is one.
    <div
      tabIndex={-1}
      data-scrolls
      className="order-last -mx-4 -mt-2 -mb-2.5 flex w-[calc(100%+2rem)] gap-2 overflow-x-auto px-4 scrollbar-none empty:hidden"
    >
      {typedSearch?.chips}
      {priceSteps && <Shortcuts priceSteps={priceSteps} />}
      {hasFilters && <FilterChips />}
      {(priceSteps || hasFilters) && <SaveSearchButton />}
    </div>
  );
}

export function FiltersOnPhone() {
  const { look, filters, priceSteps, namesPlace } = useListControls();
  if (listLooks[look].sharesLine) return countFilters(filters) > 0 && <FilterChips />;
  const hasPlaceChip = !priceSteps && namesPlace;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {/* There is no room for a visible label. */}
      <SortField isPill />
      <Toolbar label={t('Filters')} className="contents">
        <FilterOpener />
        <div className={hasPlaceChip ? 'sr-only' : 'ml-auto'}>
          <ListCount />
        </div>
        {hasPlaceChip && (
          // Limited in width, so that the sort order stays readable.
          <div className="max-w-[calc(100%-10.5rem)]">
            {/* The chip unmounts and would lose focus. */}
            <PlaceChip onClear={focusMain} />
          </div>
        )}
        <ChipRow />
      </Toolbar>
    </div>
  );
}
