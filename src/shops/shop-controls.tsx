import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PlaceNotice } from '@/browse/filters/place-notice';
import { message, plural, t } from '@/language/translate';
import { TownPicker } from '@/place/town-picker';
import { useVisitorPlace } from '@/place/use-visitor-place';
import { ensureVisitorPlace } from '@/place/visitor-place';
import { FilterField, SelectField } from '@/ui/filter-fields';
import { shopOrders, type ShopOrder } from './order-shops';

const orderLabels: Record<ShopOrder, string> = { name: message('By name'), nearest: message('Nearest') };

/** The order of the directory, stored in the address. */
export function useShopOrder(): readonly [ShopOrder, (value: string) => void] {
  const [search, setSearch] = useSearchParams();
  const order = shopOrders.find((candidate) => candidate === search.get('sort')) ?? 'name';
  const choose = useCallback(
    (value: string) => {
      if (value === 'nearest') ensureVisitorPlace();
      setSearch(value === 'nearest' ? { sort: value } : {}, { replace: true });
    },
    [setSearch],
  );
  return [order, choose];
}

interface ShopControlsProps {
  text: string;
  onTextChange: (text: string) => void;
  order: ShopOrder;
  onOrderChange: (value: string) => void;
  /** How many shops are shown; null while unknown. */
  count: number | null;
}

/** The directory's search and order, and the place that distances are measured from. */
export function ShopControls({ text, onTextChange, order, onOrderChange, count }: ShopControlsProps) {
  const isPlaceKnown = useVisitorPlace().status === 'known';
  return (
    <section aria-label={t('Search and sort')} className="mb-3">
      <div className="flex flex-wrap items-center gap-2">
        <FilterField label={t('Find a shop')} value={text} onChange={onTextChange} />
        <SelectField
          isPill
          label={t('Sort by')}
          value={order}
          options={shopOrders.map((each) => [each, t(orderLabels[each])])}
          onChange={onOrderChange}
        />
        {order === 'nearest' && (
          // Hidden on a phone until a place is known: the notice below has the same picker.
          <div
            className={`flex min-w-0 flex-1 basis-32 sm:flex-none [&_label>span]:sr-only ${isPlaceKnown ? '' : 'max-lg:hidden'}`}
          >
            <TownPicker />
          </div>
        )}
        <p role="status" className="shrink-0 text-sm text-muted max-sm:sr-only sm:ml-auto">
          {count !== null && plural(count, { one: '{count} shop', other: '{count} shops' })}
        </p>
      </div>
      {order === 'nearest' && <PlaceNotice />}
    </section>
  );
}
