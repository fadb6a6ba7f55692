import { expect, it } from 'vitest';
import { readTable } from '@/listings/attributes';
import { choicesOnly } from '@/listings/filter-attributes';

it('lists are filtered by what has choices, and by nothing else', () => {
  const { names, read } = choicesOnly(
    readTable({ colour: { label: 'Colour' }, size: { label: 'Size', choices: [['s', 'Small']] } }),
  );
  expect(names).toEqual(['size']);
  expect([...read(() => 's')]).toEqual([['size', 's']]);
  expect([...read(() => null)]).toEqual([]);
});
