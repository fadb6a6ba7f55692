import type { Path } from '@/platform/paths';
import { readPersisted, writePersisted } from '@/platform/persisted-json';
import { type StorefrontProduct, findProducts } from './products';
import { removeFromCart } from './cart';

/** Where a checkout ends, and its stand-in page in builds without a key. */
export const checkoutPaths = {
  success: '/success',
  cancel: '/cancel',
  testCheckout: '/test-checkout',
} as const satisfies Record<string, Path>;

const key = 'gulit:checkout';

/** The products that this tab is paying for; empty without a started checkout. */
export const readStartedCheckout = (): readonly StorefrontProduct[] =>
  findProducts(readPersisted(key, 'sessionStorage'));

/**
 * Records that this tab is about to pay for these products. With blocked storage the cart stays full after the
 * payment.
 */
export function rememberCheckout(products: readonly StorefrontProduct[]): void {
  writePersisted(
    key,
    products.map(({ id }) => id),
    'sessionStorage',
  );
}

export const clearCheckout = () => void writePersisted(key, null, 'sessionStorage');

/** Removes the products that this tab paid for from the cart. Without a started checkout nothing changes. */
export function finishCheckout(): void {
  const paid = readStartedCheckout();
  if (paid.length === 0) return;
  removeFromCart(...paid);
  clearCheckout();
}
