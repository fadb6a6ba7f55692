import fc from 'fast-check';
import { expect, it } from 'vitest';
import { writeAmharicDate, writeAmharicTime } from '@/language/amharic-date';

it.each([
  [new Date(2025, 8, 11), 'መስከረም 1 ቀን 2018 ዓ.ም.'],
  [new Date(2023, 8, 11), 'ጳጉሜን 6 ቀን 2015 ዓ.ም.'],
  [new Date(2026, 0, 7), 'ታኅሣሥ 29 ቀን 2018 ዓ.ም.'],
])('an Amharic date is written as %s', (day, expected) => {
  expect(writeAmharicDate(day)).toBe(expected);
});

it('an Amharic date agrees with the browser’s Ethiopian calendar', () => {
  const format = new Intl.DateTimeFormat('am-u-ca-ethiopic', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const parts = fc.date({ min: new Date(1950, 0, 1), max: new Date(2090, 0, 1), noInvalidDate: true });
  fc.assert(
    fc.property(parts, (day) => {
      const [month, date, year] = ['month', 'day', 'year'].map(
        (type) => format.formatToParts(day).find((part) => part.type === type)?.value,
      );
      expect(writeAmharicDate(day)).toBe(`${month} ${date} ቀን ${year} ዓ.ም.`);
    }),
  );
});

it.each([
  [0, 'ከሌሊቱ 6:05'],
  [6, 'ከጠዋቱ 12:05'],
  [9, 'ከጠዋቱ 3:05'],
  [13, 'ከቀኑ 7:05'],
  [18, 'ከምሽቱ 12:05'],
  [23, 'ከምሽቱ 5:05'],
])('an Amharic date writes the time at %i:05', (hour, expected) => {
  expect(writeAmharicTime(new Date(2026, 0, 7, hour, 5))).toBe(expected);
});
