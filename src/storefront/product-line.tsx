import { t } from '@/language/translate';
import { classNames } from '@/platform/class-names';
import { tintAt } from '@/ui/tint';
import type { StoreProduct } from './products';
import type { ReactNode } from 'react';
import { formatMoney } from '@/language/format';
import { cartTotal } from './cart';

interface ProductPictureProps {
  product: StoreProduct;
  /** True for those a visitor sees first; the others load when they come near. */
  eager?: boolean;
  className?: string;
}

/** The drawing of a product, beside its name, on one of the grounds of the design. */
export function ProductPicture({ product, eager = false, className }: ProductPictureProps) {
  return (
    <img
      src={`/store/${product.image}.webp`}
      alt=""
      width={480}
      height={360}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={classNames('object-cover', className)}
      style={{ background: tintAt(product.id) }}
    />
  );
}

interface ProductLineProps {
  product: StoreProduct;
  /** What can be done with it. */
  children?: ReactNode;
}

/** A product and its price, as an item of a list. */
export function ProductLine({ product, children }: ProductLineProps) {
  return (
    <li className="flex items-center gap-2 border-b border-line py-2">
      <ProductPicture product={product} className="size-9 shrink-0 sm:size-11 rounded-control" />
      <span className="min-w-0 flex-1 text-sm">
        <span className="block font-semibold">{t(product.name)}</span>
        <span className="block text-muted tabular-nums">{formatMoney(product.price)}</span>
      </span>
      {children}
    </li>
  );
}

/** What products cost together. */
export function TotalLine({ products }: { products: readonly StoreProduct[] }) {
  return (
    <p className="flex justify-between py-3 text-lg font-semibold tabular-nums">
      <span>{t('Total')}</span> <span>{formatMoney(cartTotal(products))}</span>
    </p>
  );
}
