import { Check, ChevronDown, ShoppingCart, Trash2 } from 'lucide';
import { formatMoney } from '@/language/format';
import { RichText, visuallyHidden } from '@/language/rich-text';
import { t } from '@/language/translate';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { useIsDesktop } from '@/ui/use-media-query';
import { addToCart, removeFromCart } from './cart';
import { ProductPicture } from './product-line';
import type { StorefrontProduct } from './products';

/** The details are collapsed on a phone, where two cards are side by side. */
function ProductSpecs({ product }: { product: StorefrontProduct }) {
  const name = t(product.name);
  const isDesktop = useIsDesktop();
  const list = (
    <ul
      aria-label={t('Specs of {product}', { product: name })}
      className="list-disc pl-4 text-xs text-muted marker:text-edge lg:text-sm"
    >
      {product.specs.map((spec) => (
        <li key={spec}>{t(spec)}</li>
      ))}
    </ul>
  );
  if (isDesktop) return list;
  return (
    <details className="group">
      <summary className="tap flex items-center justify-between text-sm font-semibold text-brand">
        <span>
          <RichText
            of="Specs <hidden>of</hidden> {product}"
            values={{ hidden: visuallyHidden, product: visuallyHidden(name) }}
          />
        </span>
        <Icon of={ChevronDown} className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      {list}
    </details>
  );
}

interface StorefrontCardProps {
  product: StorefrontProduct;
  isInCart: boolean;
  /** While a checkout starts, the cart must not change. */
  isLocked: boolean;
}

export function StorefrontCard({ product, isInCart, isLocked }: StorefrontCardProps) {
  const name = t(product.name);
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface">
      <span className="relative block">
        <ProductPicture product={product} className="aspect-4/3 w-full" />
        {isInCart && (
          <span className="absolute bottom-2 left-2 inline-flex items-center gap-1 rounded-control bg-brand px-2 py-0.5 text-xs font-semibold text-on-brand">
            <Icon of={Check} className="size-3.5" />
            {t('In the cart')}
          </span>
        )}
      </span>
      <div className="flex flex-1 flex-col gap-1 p-2.5 sm:p-3">
        <h2 className="font-sans text-sm leading-snug sm:text-base font-semibold tracking-normal">{name}</h2>
        <p className="font-semibold text-brand tabular-nums">{formatMoney(product.price)}</p>
        <p className="text-sm text-muted">{t(product.description)}</p>
        <ProductSpecs product={product} />
        <div className="mt-auto pt-2">
          {/* A single button keeps the focus when its action changes. */}
          <Button
            variant={isInCart ? 'quiet' : 'primary'}
            disabled={isLocked}
            aria-label={
              isInCart
                ? t('Remove : {product}', { product: name })
                : t('Add to cart : {product}', { product: name })
            }
            className="w-full px-2! text-sm sm:text-base"
            onClick={() => (isInCart ? removeFromCart : addToCart)(product)}
          >
            <Icon of={isInCart ? Trash2 : ShoppingCart} className="hidden size-4 shrink-0 sm:block" />
            {isInCart ? t('Remove') : t('Add to cart')}
          </Button>
        </div>
      </div>
    </article>
  );
}
