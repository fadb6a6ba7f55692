import { ShoppingCart } from 'lucide';
import { formatMoney } from '@/language/format';
import { t } from '@/language/translate';
import { classNames } from '@/platform/class-names';
import { besideBoxClass, pageBarRef } from '@/ui/bottom-bars';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { cartTotal } from './cart';
import type { StorefrontProduct } from './products';

interface CartBarProps {
  products: readonly StorefrontProduct[];
  onOpen: () => void;
}

/** On a phone, a button beside the request box that scrolls down to the cart. */
export function CartBar({ products, onOpen }: CartBarProps) {
  return (
    <div
      ref={pageBarRef}
      className={classNames(
        'sticky bottom-0 z-10 -mx-4 mt-3 border-t border-line bg-canvas px-4 py-2 low:static lg:hidden',
        besideBoxClass,
      )}
    >
      <button
        type="button"
        onClick={onOpen}
        // A long sum wraps to a second line, which is hidden.
        className={buttonClass(
          'primary',
          'h-11 w-full flex-wrap content-start justify-between! gap-x-2! overflow-hidden px-3! py-0! text-sm leading-11 whitespace-nowrap sm:text-base sm:leading-11',
        )}
      >
        <span className="inline-flex items-center gap-2">
          <Icon of={ShoppingCart} className="size-4 max-[22rem]:hidden" />
          {t('Show cart ({count})', { count: products.length })}
        </span>
        <span className="tabular-nums">{formatMoney(cartTotal(products))}</span>
      </button>
    </div>
  );
}
