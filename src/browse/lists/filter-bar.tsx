import { memo, useDeferredValue } from 'react';
import { FilterPills } from '@/browse/filters/filter-panel';
import {
  ListControlsContext,
  useListControls,
  usesVisitorPlace,
  type ListControls,
} from '@/browse/filters/list-controls';
import { SortField } from '@/browse/filters/sort-field';
import { listLooks } from '@/browse/layouts/list-looks';
import { LazyRecordSavedSearchVisit, SaveSearchButton } from '@/browse/searches/lazy-save-search';
import { t } from '@/language/translate';
import { useLanguage } from '@/language/use-language';
import { lazyPart } from '@/ui/lazy-part';
import { useIsDesktop } from '@/ui/use-media-query';
import { FiltersInLine, FiltersOnPhone, ListCount } from './filters-on-phone';

const PlaceNotice = lazyPart(async () => (await import('@/browse/filters/place-notice')).PlaceNotice);

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
 * line with a button that opens a sheet.
 */
function FilterBar() {
  const isDesktop = useIsDesktop();
  const controls = useListControls();
  const isInLine = listLooks[controls.look].sharesLine && !isDesktop;
  return (
    <section aria-label={t('Sort and filter')} className={isInLine ? undefined : 'mb-2 lg:mb-4'}>
      {isDesktop ? <FiltersOnDesktop /> : <FiltersOnPhone />}
      {isDesktop && controls.typedSearch?.chips}
      {usesVisitorPlace(controls) && <PlaceNotice />}
      <LazyRecordSavedSearchVisit />
    </section>
  );
}

interface FiltersProps extends ListControls {
  /** Whether these are the controls for a line that the list shares. */
  isInLine?: boolean;
}

const MemoizedFilters = memo(function MemoizedFilters({ isInLine = false, ...controls }: FiltersProps) {
  useLanguage();
  return (
    <ListControlsContext value={controls}>{isInLine ? <FiltersInLine /> : <FilterBar />}</ListControlsContext>
  );
});

/**
 * The controls of a list. The count updates after the list: otherwise each keystroke in the search above cards would
 * also render the filters.
 */
export const Filters = (props: FiltersProps) => (
  <MemoizedFilters {...props} count={useDeferredValue(props.count)} />
);
