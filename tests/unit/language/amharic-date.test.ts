import fc from 'fast-check';
import { expect, it } from 'vitest';
import { writeAmharicDate } from '@/language/amharic-date';

it.each([
  [new Date(2025, 8, 11), '1 መስከረም 2018'],
  [new Date(2023, 8, 11), '6 ጳጉሜን 2015'],
  [new Date(2026, 0, 7), '29 ታኅሣሥ 2018'],
])('writes %s', (day, expected) => {
  expect(writeAmharicDate(day)).toBe(expected);
});

it('agrees with the calendar of the browser', () => {
  const format = new Intl.DateTimeFormat('am-u-ca-ethiopic', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const parts = fc.date({ min: new Date(1950, 0, 1), max: new Date(2090, 0, 1), noInvalidDate: true });
  fc.assert(
    fc.property(parts, (day) => {
      const wanted = ['day', 'month', 'year'].map(
        (type) => format.formatToParts(day).find((part) => part.type === type)?.value,
      );
      expect(writeAmharicDate(day)).toBe(wanted.join(' '));
    }),
  );
});
