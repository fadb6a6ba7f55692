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
])('a condition %j is read as %j', (value, condition) => {
  expect(parseCondition(value)).toBe(condition);
});
