import type { Path } from '@/platform/paths';
import { readPersisted, writePersisted } from '@/platform/persisted-json';
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
export const readStartedCheckout = (): readonly StoreProduct[] =>
  findProducts(readPersisted(key, 'sessionStorage'));

/**
 * Notes, for this tab alone, that it goes to pay for these products. In a blocked storage the cart stays full
 * after the payment.
 */
export function noteCheckout(products: readonly StoreProduct[]): void {
  writePersisted(
    key,
    products.map(({ id }) => id),
    'sessionStorage',
  );
}

export const forgetCheckout = () => void writePersisted(key, null, 'sessionStorage');

/**
 * Takes out of the cart what this tab went to pay for. An address that somebody opens otherwise changes
 * nothing, and what another tab has added meanwhile stays.
 */
export function finishCheckout(): void {
  const paid = readStartedCheckout();
  if (paid.length === 0) return;
  removeFromCart(...paid);
  forgetCheckout();
}
