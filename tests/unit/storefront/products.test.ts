import { existsSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { storefrontProducts } from '@/storefront/products';

const distinct = (values: readonly unknown[]) => new Set(values).size;

describe('the products of the storefront', () => {
  it('are seventeen, and cost from 5200 to 115000 Birr', () => {
    const prices = storefrontProducts.map(({ price }) => price);
    expect(storefrontProducts).toHaveLength(17);
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([5200, 115_000]);
  });

  it('have unique ids, names and pictures', () => {
    for (const part of ['id', 'name', 'image'] as const) {
      expect(distinct(storefrontProducts.map((product) => product[part]))).toBe(17);
    }
  });

  it.each(storefrontProducts)('have a description and specs: $name', ({ description, specs }) => {
    expect(description.trim()).not.toBe('');
    expect(specs.length).toBeGreaterThanOrEqual(3);
    expect(distinct(specs)).toBe(specs.length);
  });

  it.each(storefrontProducts)('have a small picture: $name', ({ image }) => {
    const file = `public/store/${image}.webp`;
    expect(existsSync(file)).toBe(true);
    expect(statSync(file).size).toBeLessThan(12_000);
  });
});
