import { formatMoney } from '@/lib/format-money';
import { cartTotal } from './cart-total';
import type { StoreProduct } from './store-product';

/** What products cost together. */
export function TotalLine({ products }: { products: readonly StoreProduct[] }) {
  return (
    <p className="flex justify-between py-3 text-lg font-semibold tabular-nums">
      <span>Total</span> <span>{formatMoney(cartTotal(products))}</span>
    </p>
  );
}
