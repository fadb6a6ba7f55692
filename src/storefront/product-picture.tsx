import { classNames } from '@/lib/class-names';
import { tintAt } from '@/ui/tint';
import type { StoreProduct } from './store-product';

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
