import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { needVisitorPlace } from '@/listings/place/locate-visitor';
import { type ShopOrder, shopOrders } from './order-shops';

/** The order of the directory, in the address as that of lists: Back leaves the page. */
export function useShopOrder(): readonly [ShopOrder, (value: string) => void] {
  const [search, setSearch] = useSearchParams();
  const order = shopOrders.find((one) => one === search.get('sort')) ?? 'name';
  const choose = useCallback(
    (value: string) => {
      if (value === 'nearest') needVisitorPlace();
      setSearch(value === 'nearest' ? { sort: value } : {}, { replace: true });
    },
    [setSearch],
  );
  return [order, choose];
}
