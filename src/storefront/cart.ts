import { createPersistedStore } from '@/platform/create-persisted-store';
import { findProducts, type StorefrontProduct } from './products';

/** The products in this browser's cart, without duplicates, in the order they were added. */
export const cart = createPersistedStore({
  key: 'gulit:cart',
  parse: findProducts,
  toJson: (products) => products.map(({ id }) => id),
});

const without = (products: readonly StorefrontProduct[], gone: readonly StorefrontProduct[]) =>
  products.filter(({ id }) => !gone.some((other) => other.id === id));

export const addToCart = (product: StorefrontProduct): void =>
  void cart.update((products) => [...without(products, [product]), product]);

export const removeFromCart = (...gone: readonly StorefrontProduct[]): void =>
  void cart.update((products) => without(products, gone));

/** The products' total in Birr. */
export const cartTotal = (products: readonly StorefrontProduct[]): number =>
  products.reduce((sum, { price }) => sum + price, 0);
