import type { RefObject } from 'react';
import { plural, t } from '@/language/translate';
import { Button } from '@/ui/button';
import { ErrorNotice } from '@/ui/load-states';
import { WaitNotice } from '@/ui/wait-notice';
import { removeFromCart } from './cart';
import { ProductLine, TotalLine } from './product-line';
import type { StorefrontProduct } from './products';

interface CartSectionProps {
  heading: RefObject<HTMLHeadingElement | null>;
  products: readonly StorefrontProduct[];
  /** Whether a checkout is starting. */
  running: boolean;
  /** Why the last checkout failed; null if it did not. */
  advice: string | null;
  onCheckout: () => void;
}

export function CartSection({ heading, products, running, advice, onCheckout }: CartSectionProps) {
  const remove = (product: StorefrontProduct) => {
    removeFromCart(product);
    // The focused button unmounts with its product.
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <section
      aria-label={t('Cart')}
      className="rounded-card border border-line bg-surface p-4 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem-var(--floor-height))] lg:overflow-y-auto"
    >
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-19 text-xl outline-none">
        {t('Cart')}
      </h2>
      <p role="status" className="py-2 text-sm text-muted">
        {products.length === 0
          ? t('No items in cart.')
          : plural(products.length, {
              one: '{count} item, one of each',
              other: '{count} items, one of each',
            })}
      </p>
      {products.length > 0 && (
        <>
          <ul>
            {products.map((product) => (
              <ProductLine key={product.id} product={product}>
                <Button
                  variant="plain"
                  disabled={running}
                  aria-label={t('Remove {product} from the cart', { product: t(product.name) })}
                  className="px-2! text-sm"
                  onClick={() => remove(product)}
                >
                  {t('Remove')}
                </Button>
              </ProductLine>
            ))}
          </ul>
          <TotalLine products={products} />
          {advice !== null && (
            <ErrorNotice
              message={t("The checkout didn't start. Your cart is unchanged.")}
              advice={advice}
              onRetry={onCheckout}
            />
          )}
          <Button
            variant="primary"
            disabled={running}
            aria-busy={running}
            className="w-full"
            onClick={onCheckout}
          >
            {running ? t('Opening the payment page...') : t('Checkout')}
          </Button>
          {running && <WaitNotice className="mt-3 text-sm" />}
        </>
      )}
    </section>
  );
}
