import type { StoreProduct } from './store-product';

/** What the products cost together, in Birr. */
export const cartTotal = (products: readonly StoreProduct[]): number =>
  products.reduce((sum, { price }) => sum + price, 0);
