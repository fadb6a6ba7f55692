import { memo } from 'react';
import { t } from '@/language/translate';
import { useLanguage } from '@/language/use-language';
import { isDesktopQuery } from '@/platform/breakpoints';
import { LazyRecordSavedSearchVisit, SaveSearchButton } from '@/browse/searches/lazy-save-search';
import { lazyPart } from '@/ui/lazy-part';
import { useIsDesktop } from '@/ui/use-media-query';
import { FiltersInSlot, FiltersOnPhone, ListCount } from './filters-on-phone';
import { useControlsSlot } from '@/browse/filters/controls-slot';
import { type ListControls, ListControlsContext, usesVisitorPlace } from '@/browse/filters/list-controls';
import { SortField } from '@/browse/filters/sort-field';

const FilterPills = lazyPart(async () => (await import('@/browse/filters/filter-panel')).FilterPills);
const PlaceNotice = lazyPart(async () => (await import('@/browse/filters/place-notice')).PlaceNotice);

/** Preloads the row of filters above a list on a desktop. If it came later, it would push the list down. */
export const preloadFilterBar = async (): Promise<void> =>
  window.matchMedia(isDesktopQuery).matches ? FilterPills.code.fetch() : undefined;

/** A desktop's filters above a list, in one row. */
const FiltersOnDesktop = () => (
  <div className="flex flex-wrap items-center gap-2">
    <SortField isPill />
    <FilterPills />
    <div className="ml-auto">
      <ListCount />
    </div>
    <SaveSearchButton />
  </div>
);

/**
 * The sort order and filters of a list (docs/product.md, Search and filters). A desktop shows a row; a phone shows a
 * line with a button that opens a sheet. Memoised, because each keystroke in the search above cards makes a new list.
 */
export const FilterBar = memo(function FilterBar(controls: ListControls) {
  useLanguage();
  const isDesktop = useIsDesktop();
  const isInSlot = useControlsSlot() !== null && !isDesktop;
  const OnPhone = isInSlot ? FiltersInSlot : FiltersOnPhone;
  return (
    <ListControlsContext value={controls}>
      <section aria-label={t('Sort and filter')} className={isInSlot ? undefined : 'mb-2 lg:mb-4'}>
        {isDesktop ? <FiltersOnDesktop /> : <OnPhone />}
        {isDesktop && controls.typedSearch?.chips}
        {usesVisitorPlace(controls) && <PlaceNotice />}
        <LazyRecordSavedSearchVisit />
      </section>
    </ListControlsContext>
  );
});
