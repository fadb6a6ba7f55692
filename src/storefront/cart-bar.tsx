import { ShoppingCart } from 'lucide';
import { formatMoney } from '@/lib/format';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { cartTotal } from './cart';
import type { StoreProduct } from './products';

interface CartBarProps {
  products: readonly StoreProduct[];
  onOpen: () => void;
}

/** On a phone: what is in the cart, at hand above the request box, and the way down to it. */
export function CartBar({ products, onOpen }: CartBarProps) {
  if (products.length === 0) return null;
  return (
    <div className="sticky bottom-(--floor-height) z-10 -mx-4 mt-3 border-t border-line bg-canvas px-4 py-2 lg:hidden">
      <button type="button" onClick={onOpen} className={buttonClass('primary', 'w-full justify-between!')}>
        <span className="inline-flex items-center gap-2">
          <Icon of={ShoppingCart} className="size-4" />
          Show cart ({products.length})
        </span>
        <span className="tabular-nums">{formatMoney(cartTotal(products))}</span>
      </button>
    </div>
  );
}
