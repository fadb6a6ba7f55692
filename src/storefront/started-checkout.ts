import { readPersisted, writePersisted } from '@/platform/persisted-json';
import { removeFromCart } from './cart';
import { findProducts, type StorefrontProduct } from './products';

const key = 'gulit:checkout';

/** The products that this tab is paying for; empty if no checkout was started. */
export const readStartedCheckout = (): readonly StorefrontProduct[] =>
  findProducts(readPersisted(key, 'sessionStorage'));

/** Records that this tab is about to pay for these products. */
export function rememberCheckout(products: readonly StorefrontProduct[]): void {
  const ids = products.map(({ id }) => id);
  writePersisted(key, ids, 'sessionStorage');
}

export const clearCheckout = () => void writePersisted(key, null, 'sessionStorage');

/** Removes the products that this tab has paid for from the cart. */
export function finishCheckout(): void {
  const paid = readStartedCheckout();
  if (paid.length === 0) return;
  removeFromCart(...paid);
  clearCheckout();
}
