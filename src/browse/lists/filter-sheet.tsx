import { FilterPanel } from '@/browse/filters/filter-panel';
import { useListControls } from '@/browse/filters/list-controls';
import { PlaceNotice } from '@/browse/filters/place-notice';
import { SortField } from '@/browse/filters/sort-field';
import { listLooks } from '@/browse/layouts/list-looks';
import { SaveSearchButton } from '@/browse/searches/lazy-save-search';
import { plural, t } from '@/language/translate';
import { Button } from '@/ui/button';
import { BottomSheet } from '@/ui/overlay';

/** The filters of a phone. Each change applies at once, and the count shows the effect. */
export function FilterSheet({ onClose }: { onClose: () => void }) {
  const { look, filters, count } = useListControls();
  return (
    <BottomSheet title={t('Filters')} closeLabel={t('Close filters')} onClose={onClose}>
      {(close) => (
        <>
          <div className="flex flex-1 flex-wrap items-end gap-3 overflow-y-auto px-4 py-3 *:grow">
            {listLooks[look].sharesLine && <SortField />}
            <FilterPanel />
            <div className="w-full">
              <SaveSearchButton />
            </div>
            {filters.within !== null && (
              <div className="w-full">
                <PlaceNotice />
              </div>
            )}
          </div>
          <div className="border-t border-line px-4 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
            <Button variant="primary" className="w-full" onClick={close}>
              {count === null
                ? t('Show offers')
                : plural(count, { one: 'Show {count} offer', other: 'Show {count} offers' })}
            </Button>
          </div>
        </>
      )}
    </BottomSheet>
  );
}
