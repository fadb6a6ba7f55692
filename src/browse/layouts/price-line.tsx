import { formatMoney } from '@/language/format';
import { discountText, type Discount } from '@/listings/discount';
import type { Listing } from '@/listings/listing';
import { classNames } from '@/platform/class-names';

export const discountColours = {
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

/** On a phone, a long discount has two small lines beside the price. An empty line keeps its height. */
export function PriceLine({ listing: { price, discount }, size = 'usual', className }: PriceLineProps) {
  const isLarge = size === 'large';
  if (isLarge && price === null && discount.kind === 'none') return null;
  const note = discountText(discount);
  return (
    <span
      className={classNames(
        'flex max-w-full shrink-0 flex-wrap',
        isLarge ? 'items-baseline gap-x-2' : 'min-h-5.5 items-center gap-x-1.5 max-[22rem]:gap-x-1',
        className,
      )}
    >
      {price !== null && (
        <span
          className={classNames(
            'max-w-full truncate font-bold text-brand',
            isLarge ? 'text-xl lg:text-2xl' : 'text-base leading-5.5 max-sm:tracking-tight',
          )}
        >
          {formatMoney(price)}
        </span>
      )}
      {note !== null && (
        <span
          className={classNames(
            'max-w-full font-bold',
            // With a basis of 0, the longest word decides whether the discount fits beside the price.
            isLarge ? 'text-base' : 'min-w-min flex-1 text-xs max-sm:text-[0.6875rem] max-sm:leading-2.75',
            discountColours[discount.kind],
          )}
        >
          {note}
        </span>
      )}
    </span>
  );
}
