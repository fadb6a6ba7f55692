import { expect, it } from 'vitest';
import { formatCount } from '@/lib/format';

it.each([
  [0, '0 photos'],
  [1, '1 photo'],
  [2, '2 photos'],
  [1200, '1,200 photos'],
])('counts %d', (count, text) => {
  expect(formatCount(count, 'photo')).toBe(text);
});
