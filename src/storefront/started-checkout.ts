import type { Path } from '@/config/paths';
import { readKept, writeKept } from '@/lib/kept-json';
import { type StoreProduct, findProducts } from './products';
import { removeFromCart } from './cart';

/** The pages at the end of a checkout, and the stand-in of the hosted page. */
export const checkoutPaths = {
  success: '/success',
  cancel: '/cancel',
  testCheckout: '/test-checkout',
} as const satisfies Record<string, Path>;

const key = 'gulit:checkout';

/** The products of the checkout that this tab has started; empty where it has started none. */
export const readStartedCheckout = (): readonly StoreProduct[] =>
  findProducts(readKept(key, 'sessionStorage'));

/** Keeps, for this tab alone, what its checkout pays for. Where the storage is blocked, the cart stays full after the payment. */
export function noteCheckout(products: readonly StoreProduct[]): void {
  writeKept(
    key,
    products.map(({ id }) => id),
    'sessionStorage',
  );
}

export const forgetCheckout = () => void writeKept(key, null, 'sessionStorage');

/**
 * Takes out of the cart what this tab's checkout has paid for. Opening the address without a checkout changes nothing, and
 * products that were added meanwhile stay.
 */
export function finishCheckout(): void {
  const paid = readStartedCheckout();
  if (paid.length === 0) return;
  removeFromCart(...paid);
  forgetCheckout();
}
