import type { ReactNode } from 'react';
import { formatMoney } from '@/lib/format-money';
import { ProductPicture } from './product-picture';
import type { StoreProduct } from './store-product';

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
        <span className="block font-semibold">{product.name}</span>
        <span className="block text-muted tabular-nums">{formatMoney(product.price)}</span>
      </span>
      {children}
    </li>
  );
}
