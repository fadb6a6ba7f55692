import { expect, it } from 'vitest';
import { createAttributeTable, withChoicesOnly } from '@/listings/attributes';

it('lists can be filtered only by attributes with choices', () => {
  const { names, read } = withChoicesOnly(
    createAttributeTable({ colour: { label: 'Colour' }, size: { label: 'Size', choices: [['s', 'Small']] } }),
  );
  expect(names).toEqual(['size']);
  expect([...read(() => 's')]).toEqual([['size', 's']]);
  expect([...read(() => null)]).toEqual([]);
});
