import type { MockProduct } from '@/mocks/mock-product';

const amount = 10_000;
/** Above the demonstration's ids and below `firstAddedId`. */
const firstCopyId = 10_000;

/**
 * Fills a catalogue up to 10,000 with copies of itself. The copies are made once, since making them takes too
 * long for each answer.
 */
export function createManyProducts() {
  let copies: MockProduct[] = [];
  return (products: readonly MockProduct[]): MockProduct[] => {
    if (copies.length === 0) {
      const rounds = Math.ceil(amount / Math.max(products.length, 1));
      copies = Array.from({ length: rounds }, () => products)
        .flat()
        .map((product, index) => ({ ...product, id: firstCopyId + index }));
    }
    return [...products, ...copies].slice(0, amount);
  };
}
