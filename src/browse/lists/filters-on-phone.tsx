import { SlidersHorizontal } from 'lucide';
import { useEffect, useState } from 'react';
import { ListControlsContext, useListControls, type ListControls } from '@/browse/filters/list-controls';
import { SortField } from '@/browse/filters/sort-field';
import { listLooks } from '@/browse/layouts/list-looks';
import { SaveSearchButton } from '@/browse/searches/lazy-save-search';
import { plural, t } from '@/language/translate';
import { countFilters } from '@/listings/listing-filters';
import { classNames } from '@/platform/class-names';
import { afterFirstLoad } from '@/ui/after-first-load';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { lazyPart } from '@/ui/lazy-part';
import { Toolbar } from '@/ui/toolbar';
import { useIsDesktop } from '@/ui/use-media-query';

/** Reserves the height of the chips until their code has loaded. */
const FilterChips = lazyPart(async () => (await import('@/browse/filters/filter-chips')).FilterChips, {
  fallback: <span className="h-11" />,
});
const FilterSheet = lazyPart(async () => (await import('./filter-sheet')).FilterSheet);
const Shortcuts = lazyPart(async () => (await import('@/browse/filters/shortcuts')).Shortcuts);

export function ListCount() {
  const { count } = useListControls();
  return (
    <p role="status" className="shrink-0 text-xs text-muted lg:text-sm">
      {count !== null && plural(count, { one: '{count} offer', other: '{count} offers' })}
    </p>
  );
}

/** Opens the filters. In a shared line, the button has only room for the number of filters. */
function FilterOpener() {
  const { look, filters } = useListControls();
  const { sharesLine } = listLooks[look];
  const [isOpen, setOpen] = useState(false);
  // Loads the sheet, so that it opens at once even on a slow connection.
  useEffect(() => afterFirstLoad(() => void FilterSheet.code.fetch()), []);
  const activeCount = countFilters(filters);
  const label = activeCount > 0 ? t('Filters ({count})', { count: activeCount }) : t('Filters');
  return (
    <>
      <Button
        className={classNames('shrink-0 px-3!', !sharesLine && 'rounded-full! font-normal! text-sm')}
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

/** The filters in the line of a search field or a place. The sheet also contains the sort order. */
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

/** The filters of a phone in one line, which scrolls sideways, so that chips that load later do not move the list. */
export function FiltersOnPhone() {
  const { look, filters, priceSteps, typedSearch, namesPlace } = useListControls();
  const hasFilters = countFilters(filters) > 0;
  if (listLooks[look].sharesLine) return hasFilters && <FilterChips />;
  return (
    // The padding leaves room for the ring around a focused field.
    <div className="-mx-4 -my-1 flex items-center gap-2 overflow-x-auto px-4 py-1 scrollbar-none">
      {/* There is no room for a visible label. */}
      <SortField isPill />
      <Toolbar label={t('Filters')} className="contents">
        <FilterOpener />
        <ListCount />
        {typedSearch?.chips}
        {(priceSteps || namesPlace) && <Shortcuts />}
        {hasFilters && <FilterChips />}
        {(priceSteps || hasFilters) && <SaveSearchButton />}
      </Toolbar>
    </div>
  );
}
