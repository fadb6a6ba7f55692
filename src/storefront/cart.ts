import { createStore } from '@/lib/create-store';
import { readKept, watchKept, writeKept } from '@/lib/kept-json';
import { type StoreProduct, findProducts } from './products';

const key = 'gulit:cart';

const readCart = () => findProducts(readKept(key));

/** The products in the cart of this browser, each at most once, in the order they were added. */
export const cart = createStore<readonly StoreProduct[]>(readCart());

/** Reads it again. */
export const refreshCart = () => cart.write(readCart());

watchKept(key, refreshCart);

/** From memory where the last could not be kept. */
let isKept = true;

/** Changes the cart as it is kept now, so that two tabs do not undo each other. False where the browser keeps nothing. */
function change(edit: (products: readonly StoreProduct[]) => readonly StoreProduct[]): boolean {
  const next = edit(isKept ? readCart() : cart.read());
  isKept = writeKept(
    key,
    next.map(({ id }) => id),
  );
  cart.write(next);
  return isKept;
}

const without = (products: readonly StoreProduct[], gone: readonly StoreProduct[]) =>
  products.filter(({ id }) => !gone.some((other) => other.id === id));

/** Puts a product in the cart, last. False where it stays there only as long as the page. */
export const addToCart = (product: StoreProduct): boolean =>
  change((products) => [...without(products, [product]), product]);

/** Takes products out of the cart. */
export const removeFromCart = (...gone: readonly StoreProduct[]): boolean =>
  change((products) => without(products, gone));

/** What the products cost together, in Birr. */
export const cartTotal = (products: readonly StoreProduct[]): number =>
  products.reduce((sum, { price }) => sum + price, 0);
