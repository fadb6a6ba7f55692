import { expect, it } from 'vitest';
import { isOffered } from '@/listings/offered-part';

it.each([
  ['gaming laptop, 16 inch', 'laptop', true],
  ['laser printer for laptops', 'laptop', false],
  ['smart bulbs, switched by phone', 'phone', false],
  ['for sale: toyota vitz', 'vitz', true],
  ['car insurance', 'car', false],
  ['car insurance', 'insurance', true],
  ['car insurance', 'car insurance', true],
  ['repair of phones', 'phone', false],
  ['የመኪና ጎማ', 'መኪና', false],
  ['two-bedroom flat for rent, bole', 'flat for rent', true],
] as const)('whether the name “%s” offers “%s”: %s', (name, text, expected) => {
  expect(isOffered(name, text, name.indexOf(text))).toBe(expected);
});
