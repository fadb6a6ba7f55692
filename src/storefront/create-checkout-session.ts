import { postJson } from '@/api/post-json';
import { parseCheckoutSession, type CheckoutSession } from './parse-checkout-session';
import type { StoreProduct } from './store-product';

/** Asks for a checkout of these products, one of each (spec section 7); rejects with an ApiError or a CheckoutError. */
export async function createCheckoutSession(products: readonly StoreProduct[]): Promise<CheckoutSession> {
  const items = products.map(({ id, name, price }) => ({ id, name, price, quantity: 1 }));
  return parseCheckoutSession(await postJson('/api/create-checkout-session/', { items }));
}
