import { formatMoney } from '@/language/format';
import { discountText, type Discount } from '@/listings/discount';
import type { Listing } from '@/listings/listing';
import { classNames } from '@/platform/class-names';

const discountColours = {
  percentage: 'text-sale',
  waiting: 'text-accent',
  ended: 'text-muted',
  none: '',
} as const satisfies Record<Discount['kind'], string>;

/** The digits of longer prices are smaller, so that a discount fits beside them on a phone. */
const longPrice = 1_000_000;

interface PriceLineProps {
  listing: Listing;
  /** `large` on the listing's own page. */
  size?: 'usual' | 'large';
  className?: string;
}

/** A discount that does not fit beside the price wraps below it. The line has its height even without both. */
export function PriceLine({ listing: { price, discount }, size = 'usual', className }: PriceLineProps) {
  const isLarge = size === 'large';
  if (isLarge && price === null && discount.kind === 'none') return null;
  const note = discountText(discount);
  return (
    <span
      className={classNames(
        'flex max-w-full shrink-0 flex-wrap items-baseline',
        isLarge ? 'gap-x-2' : 'min-h-5.5 gap-x-1.5 max-[22rem]:gap-x-1',
        className,
      )}
    >
      {price !== null && (
        <span
          className={classNames(
            'max-w-full truncate font-bold text-brand',
            isLarge ? 'text-xl lg:text-2xl' : 'leading-5.5',
            !isLarge &&
              (price < longPrice
                ? 'text-base max-[22rem]:text-sm'
                : 'text-sm tracking-tight sm:text-base sm:tracking-normal'),
          )}
        >
          {formatMoney(price)}
        </span>
      )}
      {note !== null && (
        <span
          className={classNames(
            'max-w-full font-bold',
            isLarge ? 'text-base' : 'text-xs',
            discountColours[discount.kind],
          )}
        >
          {note}
        </span>
      )}
    </span>
  );
}
