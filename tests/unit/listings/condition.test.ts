import { expect, it } from 'vitest';
import { parseCondition } from '@/listings/condition';

it.each([
  ['new', 'new'],
  [' USED ', 'used'],
  ['refurbished', 'refurbished'],
  ['broken', null],
  ['toString', null],
  ['', null],
  [null, null],
])('reads the condition %j as %j', (value, condition) => {
  expect(parseCondition(value)).toBe(condition);
});
