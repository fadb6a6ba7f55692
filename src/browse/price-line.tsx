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

/**
 * The price of a listing and its discount on one baseline, whose line stays where there is neither. A discount in
 * words is cut beside a price; a percentage that does not fit stands below it.
 */
export function PriceLine({ listing: { price, discount }, size = 'usual', className }: PriceLineProps) {
  const words = discountText(discount);
  const isLarge = size === 'large';
  if (isLarge && price === null && words === null) return null;
  return (
    <span
      className={classNames(
        'flex max-w-full shrink-0 flex-wrap items-baseline gap-x-2',
        !isLarge && 'min-h-5.5',
        className,
      )}
    >
      {price !== null && (
        <span
          className={classNames(
            'max-w-full truncate font-bold text-brand',
            isLarge ? 'text-xl lg:text-2xl' : 'text-base leading-5.5 max-[22rem]:text-sm',
          )}
        >
          {formatMoney(price)}
        </span>
      )}
      {words && (
        <span
          className={classNames(
            'font-bold',
            isLarge ? 'text-base' : 'min-w-0 flex-[1_1_2.75rem] truncate text-xs',
            discountColours[discount.kind],
          )}
        >
          {words}
        </span>
      )}
    </span>
  );
}
