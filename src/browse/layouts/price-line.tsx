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
  /** Set if the discount is shown elsewhere. */
  hidesDiscount?: boolean;
  className?: string;
}

interface DiscountNoteProps {
  discount: Discount;
  className?: string;
}

/** The discount in words or as a percentage. Nothing if there is none. */
export function DiscountNote({ discount, className = 'text-xs' }: DiscountNoteProps) {
  const text = discountText(discount);
  if (text === null) return null;
  return (
    <span className={classNames('max-w-full font-bold', className, discountColours[discount.kind])}>
      {text}
    </span>
  );
}

/**
 * The price of a listing and its discount on one baseline. A discount that does not fit beside the price wraps below
 * it. The line keeps its height even if both are missing.
 */
export function PriceLine(props: PriceLineProps) {
  const { listing, size = 'usual', hidesDiscount = false, className } = props;
  const { price, discount } = listing;
  const isLarge = size === 'large';
  if (isLarge && price === null && discount.kind === 'none') return null;
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
      {!hidesDiscount && <DiscountNote discount={discount} className={isLarge ? 'text-base' : 'text-xs'} />}
    </span>
  );
}
