import { findProducts } from './find-products';
import type { StoreProduct } from './store-product';

const key = 'gulit:checkout';

/** The products that this tab went to pay for; none where it did not. */
export function readStartedCheckout(): readonly StoreProduct[] {
  try {
    return findProducts(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
  } catch {
    return [];
  }
}

/** Notes, for this tab alone, that it goes to pay for these products. */
export function noteCheckout(products: readonly StoreProduct[]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(products.map(({ id }) => id)));
  } catch {
    // A closed storage notes nothing: the cart then stays full after the payment.
  }
}

export function forgetCheckout(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // It has noted nothing either.
  }
}
