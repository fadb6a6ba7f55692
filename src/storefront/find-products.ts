import { storeProducts } from './products';
import type { StoreProduct } from './store-product';

/** The products behind a list of ids from outside, each once, in its order; what is no id of ours is dropped. */
export function findProducts(ids: unknown): readonly StoreProduct[] {
  if (!Array.isArray(ids)) return [];
  return [...new Set<unknown>(ids)].flatMap((id) => storeProducts.find((product) => product.id === id) ?? []);
}
