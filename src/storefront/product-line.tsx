import type { ReactNode } from 'react';
import { formatMoney } from '@/language/format';
import { t } from '@/language/translate';
import { classNames } from '@/platform/class-names';
import { tintByIndex } from '@/ui/tint';
import { cartTotal } from './cart';
import type { StorefrontProduct } from './products';

interface ProductPictureProps {
  product: StorefrontProduct;
  className: string;
}

/** A product's picture. Its name is beside it. */
export function ProductPicture({ product, className }: ProductPictureProps) {
  return (
    <img
      src={`/store/${product.image}.webp`}
      alt=""
      width={480}
      height={360}
      loading="lazy"
      decoding="async"
      className={classNames('object-cover', className)}
      style={{ background: tintByIndex(product.id) }}
    />
  );
}

interface ProductLineProps {
  product: StorefrontProduct;
  children?: ReactNode;
}

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

export function TotalLine({ products }: { products: readonly StorefrontProduct[] }) {
  return (
    <p className="flex justify-between py-3 text-lg font-semibold tabular-nums">
      <span>{t('Total')}</span> <span>{formatMoney(cartTotal(products))}</span>
    </p>
  );
}
