import { FilterPills } from '@/browse/filters/filter-panel';
import { ListControlsContext, useListControls, type ListControls } from '@/browse/filters/list-controls';
import { SortField } from '@/browse/filters/sort-field';
import { listLooks } from '@/browse/layouts/list-looks';
import { LazyRecordSavedSearchVisit, SaveSearchButton } from '@/browse/searches/lazy-save-search';
import { t } from '@/language/translate';
import { lazyPart } from '@/ui/lazy-part';
import { useIsDesktop } from '@/ui/use-media-query';
import { FiltersOnPhone, ListCount } from './filters-on-phone';

const PlaceNotice = lazyPart(async () => (await import('@/browse/filters/place-notice')).PlaceNotice);

function FiltersOnDesktop() {
  const { typedSearch } = useListControls();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SortField isPill />
      <FilterPills />
      {typedSearch?.chips}
      <div className="ml-auto">
        <ListCount />
      </div>
      <SaveSearchButton />
    </div>
  );
}

/** The sort order and filters of a list (docs/product.md, Search and filters). */
export function FilterBar({ controls }: { controls: ListControls }) {
  const isDesktop = useIsDesktop();
  const isInSharedLine = listLooks[controls.look].sharesLine && !isDesktop;
  return (
    <ListControlsContext value={controls}>
      <section aria-label={t('Sort and filter')} className={isInSharedLine ? undefined : 'mb-3 lg:mb-4'}>
        {isDesktop ? <FiltersOnDesktop /> : <FiltersOnPhone />}
        {controls.usesVisitorPlace && <PlaceNotice />}
        <LazyRecordSavedSearchVisit />
      </section>
    </ListControlsContext>
  );
}
