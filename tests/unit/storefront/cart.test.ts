import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addToCart, cart, cartTotal, removeFromCart } from '@/storefront/cart';
import { storefrontProducts, type StorefrontProduct } from '@/storefront/products';
import { resetPage } from '#tests/app/resettable-stores';
import { keepInBrowser } from '#tests/browser/keep-in-browser';

function productAt(index: number): StorefrontProduct {
  const product = storefrontProducts[index];
  if (!product) throw new Error('There is no such product.');
  return product;
}

const [first, second] = [productAt(0), productAt(1)];
const key = 'gulit:cart';
const ids = () => cart.read().map(({ id }) => id);

it.each([
  ['null', []],
  ['{', []],
  ['{"0":1}', []],
  ['"1"', []],
  ['["1",null,[1],{"id":1},1.5,0,-1,18]', []],
  ['[3,99,1]', [3, 1]],
  ['[3,1,3]', [3, 1]],
])('the cart reads the stored text %s as %j', (stored, expected) => {
  keepInBrowser(key, stored);
  expect(ids()).toEqual(expected);
});

it('the cart contains no product twice, and survives a reload', () => {
  const step = fc.record({ adds: fc.boolean(), product: fc.constantFrom(...storefrontProducts) });
  const property = (steps: readonly { adds: boolean; product: StorefrontProduct }[]) => {
    keepInBrowser(key);
    const expected = new Set<number>();
    for (const { adds, product } of steps) {
      (adds ? addToCart : removeFromCart)(product);
      expected.delete(product.id);
      if (adds) expected.add(product.id);
    }
    const shown = ids();
    resetPage();
    expect(shown).toEqual(ids());
    expect(new Set(shown)).toEqual(expected);
    expect(shown).toHaveLength(expected.size);
  };
  fc.assert(fc.property(fc.array(step, { maxLength: 30 }), property), { numRuns: 60 });
});

it.each([
  [[], 0],
  [[first], first.price],
  [[first, second], first.price + second.price],
])('cartTotal adds up the prices (%#)', (products, total) => {
  expect(cartTotal(products)).toBe(total);
});
