import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useStore } from '@/ui/use-store';
import { cart } from './cart';
import { CartBar } from './cart-bar';
import { CartSection } from './cart-section';
import { storefrontProducts } from './products';
import { StorefrontCard } from './storefront-card';
import { useCheckout } from './use-checkout';

/** Scrolls to the product in the hash, except after Back, which restores the scroll position. */
function useLinkedProduct(): void {
  const { hash } = useLocation();
  const isFollowedLink = useNavigationType() === 'PUSH';
  useEffect(() => {
    if (isFollowedLink && hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, isFollowedLink]);
}

export function Storefront() {
  useLinkedProduct();
  const products = useStore(cart);
  const { running, advice, checkOut } = useCheckout();
  const cartHeading = useRef<HTMLHeadingElement>(null);
  const showCart = () => {
    cartHeading.current?.scrollIntoView();
    cartHeading.current?.focus({ preventScroll: true });
  };
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:gap-6">
      <div>
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4">
          {storefrontProducts.map((product) => (
            <li key={product.id} id={`product-${product.id}`} className="scroll-mt-20">
              <StorefrontCard product={product} isInCart={products.includes(product)} isLocked={running} />
            </li>
          ))}
        </ul>
        {products.length > 0 && <CartBar products={products} onOpen={showCart} />}
      </div>
      <CartSection
        heading={cartHeading}
        products={products}
        running={running}
        advice={advice}
        onCheckout={() => checkOut(products)}
      />
    </div>
  );
}
