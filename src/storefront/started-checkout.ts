import type { Path } from '@/config/paths';
import { type StoreProduct, findProducts } from './products';
import { removeFromCart } from './cart';

/** Where a checkout ends, and the stand-in of the hosted page where there is no key. */
export const checkoutPaths = {
  success: '/success',
  cancel: '/cancel',
  testCheckout: '/test-checkout',
} as const satisfies Record<string, Path>;

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

/**
 * Takes out of the cart what this tab went to pay for. An address that somebody opens otherwise changes nothing, and what
 * another tab has added meanwhile stays.
 */
export function finishCheckout(): void {
  const paid = readStartedCheckout();
  if (paid.length === 0) return;
  removeFromCart(...paid);
  forgetCheckout();
}
