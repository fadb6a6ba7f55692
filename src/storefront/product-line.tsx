import { classNames } from '@/lib/class-names';
import { tintAt } from '@/ui/tint';
import type { StoreProduct } from './products';
import type { ReactNode } from 'react';
import { formatMoney } from '@/lib/format';
import { cartTotal } from './cart';

interface ProductPictureProps {
  product: StoreProduct;
  /** True for those on the first screen; the others load lazily. */
  eager?: boolean;
  className?: string;
}

/** The picture of a product; it has no alt text, because the name is always beside it. */
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
  /** Its buttons. */
  children?: ReactNode;
}

/** A list item with a product and its price. */
export function ProductLine({ product, children }: ProductLineProps) {
  return (
    <li className="flex items-center gap-2 border-b border-line py-2">
      <ProductPicture product={product} className="size-9 shrink-0 sm:size-11 rounded-control" />
      <span className="min-w-0 flex-1 text-sm">
        <span className="block font-semibold">{product.name}</span>
        <span className="block text-muted tabular-nums">{formatMoney(product.price)}</span>
      </span>
      {children}
    </li>
  );
}

/** The total of the products' prices. */
export function TotalLine({ products }: { products: readonly StoreProduct[] }) {
  return (
    <p className="flex justify-between py-3 text-lg font-semibold tabular-nums">
      <span>Total</span> <span>{formatMoney(cartTotal(products))}</span>
    </p>
  );
}
