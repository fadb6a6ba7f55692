import { expect, it } from 'vitest';
import { toEthiopian } from '@/language/amharic-date';

it.each([
  [new Date(2025, 8, 11), { day: 1, month: 0, year: 2018 }],
  [new Date(2023, 8, 11), { day: 6, month: 12, year: 2015 }],
  [new Date(2026, 0, 7), { day: 29, month: 3, year: 2018 }],
])('converts %s to numbers', (date, expected) => {
  expect(toEthiopian(date)).toEqual(expected);
});
