import { createPersistedStore } from '@/platform/create-persisted-store';
import { type StoreProduct, findProducts } from './products';

/** The products in the cart of this browser, each at most once, in the order they were added. */
export const cart = createPersistedStore({
  key: 'gulit:cart',
  parse: findProducts,
  toJson: (products) => products.map(({ id }) => id),
});

const without = (products: readonly StoreProduct[], gone: readonly StoreProduct[]) =>
  products.filter(({ id }) => !gone.some((other) => other.id === id));

/** Puts a product in the cart, last. Returns false where it stays there only as long as the page. */
export const addToCart = (product: StoreProduct): boolean =>
  cart.update((products) => [...without(products, [product]), product]);

/** Takes products out of the cart. Returns false where they are back after a reload. */
export const removeFromCart = (...gone: readonly StoreProduct[]): boolean =>
  cart.update((products) => without(products, gone));

/** What the products cost together, in Birr. */
export const cartTotal = (products: readonly StoreProduct[]): number =>
  products.reduce((sum, { price }) => sum + price, 0);
