import type { ReactNode } from 'react';
import { formatMoney } from '@/language/format';
import { t } from '@/language/translate';
import { classNames } from '@/platform/class-names';
import { tintByIndex } from '@/ui/tint';
import { cartTotal } from './cart';
import type { StorefrontProduct } from './products';

interface ProductPictureProps {
  product: StorefrontProduct;
  /** True for products on the first screen. Others load lazily. */
  eager?: boolean;
  className?: string;
}

/** A product's picture beside its name, on one of the design's backgrounds. */
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
      style={{ background: tintByIndex(product.id) }}
    />
  );
}

interface ProductLineProps {
  product: StorefrontProduct;
  /** Its actions. */
  children?: ReactNode;
}

/** A list item with a product and its price. */
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

/** The total of some products. */
export function TotalLine({ products }: { products: readonly StorefrontProduct[] }) {
  return (
    <p className="flex justify-between py-3 text-lg font-semibold tabular-nums">
      <span>{t('Total')}</span> <span>{formatMoney(cartTotal(products))}</span>
    </p>
  );
}
