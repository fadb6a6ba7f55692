import { classNames } from '@/platform/class-names';
import { formatMoney } from '@/language/format';
import { discountText, type Discount } from '@/listings/discount';
import type { Listing } from '@/listings/listing';

const discountColours = {
  percentage: 'text-sale',
  waiting: 'text-accent',
  ended: 'text-muted',
  none: '',
} as const satisfies Record<Discount['kind'], string>;

interface PriceLineProps {
  listing: Listing;
  /** `large` on the listing's own page. */
  size?: 'usual' | 'large';
  className?: string;
}

/** The price and the discount on one baseline, or stacked if they do not fit. */
export function PriceLine({ listing: { price, discount }, size = 'usual', className }: PriceLineProps) {
  const words = discountText(discount);
  if (price === null && words === null) return null;
  return (
    <span className={classNames('flex max-w-full shrink-0 flex-wrap items-baseline gap-x-2', className)}>
      {price !== null && (
        <span
          className={classNames(
            'max-w-full truncate font-bold text-brand',
            size === 'large' ? 'text-xl lg:text-2xl' : 'text-base leading-5.5 max-[22rem]:text-sm',
          )}
        >
          {formatMoney(price)}
        </span>
      )}
      {words && (
        <span
          className={classNames(
            'font-bold',
            size === 'large' ? 'text-base' : 'text-xs',
            discountColours[discount.kind],
          )}
        >
          {words}
        </span>
      )}
    </span>
  );
}
