import { useDeferredValue, useMemo } from 'react';
import { listLooks, ListSkeleton, type GridMeasures } from '@/browse/layouts/list-looks';
import { eagerPhotos } from '@/browse/layouts/listing-slots';
import { ListGrid } from '@/browse/lists/list-grid';
import { useStableList } from '@/browse/lists/use-stable-list';
import { QueryFailure } from '@/browse/query-failure';
import { t } from '@/language/translate';
import { useLanguage } from '@/language/use-language';
import { groupByShop, type Shop } from '@/listings/shops';
import { useCatalogue } from '@/listings/use-catalogue';
import { useVisitorPlace } from '@/place/use-visitor-place';
import { EmptyNotice } from '@/ui/load-states';
import { QueryStates } from '@/ui/query-states';
import { useHistoryText } from '@/ui/use-history-text';
import { orderShops } from './order-shops';
import { ShopControls, useShopOrder } from './shop-controls';
import { ShopRow, ShopRowSkeleton } from './shop-row';
import { useFoundShops } from './shop-search';

const noShops: readonly Shop[] = [];
const rowMeasures: GridMeasures = { columns: [1, 2, 3], lineHeight: [96, 96, 96] };

export function ShopDirectory() {
  const query = useCatalogue(groupByShop);
  const [text, setText] = useHistoryText('shop');
  const [order, chooseOrder] = useShopOrder();
  const visitor = useVisitorPlace();
  const language = useLanguage();
  const here = visitor.status === 'known' ? visitor.coordinates : null;
  // A keystroke must not wait for thousands of rows.
  const deferredText = useDeferredValue(text);
  const { isComplete } = query;
  const shops = query.data ?? noShops;
  const orderedShops = useMemo(
    () => orderShops(shops, order, { here, language }),
    [shops, order, here, language],
  );
  const matchingShops = useFoundShops(orderedShops, deferredText);
  const listKey = useMemo(() => [deferredText, order, here, language], [deferredText, order, here, language]);
  const stable = useStableList(matchingShops, { listKey, query, itemKind: 'shops' });
  const shown = stable.items;
  return (
    <>
      <ShopControls
        text={text}
        onTextChange={setText}
        order={order}
        onOrderChange={chooseOrder}
        count={isComplete ? matchingShops.length : null}
      />
      <QueryStates
        query={query}
        failure={<QueryFailure query={query} />}
        empty={
          <EmptyNotice message={t('No shops yet.')}>
            {t('Shops appear here with their first verified offer.')}
          </EmptyNotice>
        }
        skeleton={
          <ListSkeleton count={6} className={listLooks.grid3.grid} label={t('Loading shops')}>
            <ShopRowSkeleton />
          </ListSkeleton>
        }
      >
        {() => (
          <>
            {stable.progress}
            {shown.length > 0 ? (
              <ListGrid
                items={shown}
                measures={rowMeasures}
                render={(shop, index) => (
                  <ShopRow shop={shop} showsCount={isComplete} eager={index < eagerPhotos} />
                )}
              />
            ) : (
              isComplete && (
                <EmptyNotice message={t('No shops found.')}>
                  {t('Try a shorter word, or search for an offer above.')}
                </EmptyNotice>
              )
            )}
          </>
        )}
      </QueryStates>
    </>
  );
}
