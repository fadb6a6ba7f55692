import { classNames } from '@/lib/class-names';
import { discountText, type Discount } from '@/listings/catalogue/discount';

const looks = {
  percentage: 'bg-sale',
  waiting: 'bg-accent',
  ended: 'bg-muted',
  none: '',
} as const satisfies Record<Discount['kind'], string>;

/** Nothing where there is no discount. */
export function DiscountBadge({ discount, className }: { discount: Discount; className?: string }) {
  const text = discountText(discount);
  if (!text) return null;
  return (
    <span
      className={classNames(
        'rounded-control px-2 py-0.5 text-xs font-bold text-on-brand',
        looks[discount.kind],
        className,
      )}
    >
      {text}
    </span>
  );
}
