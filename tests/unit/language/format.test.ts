import fc from 'fast-check';
import { expect, it } from 'vitest';
import { showLanguage } from '@/language/choose-language';
import { formatAge, formatDate, formatDistance, formatMoney, formatRelativeTime } from '@/language/format';
import { day, hour, minute } from '@/platform/time';
import { fixedNow } from '#tests/data/clock';

it.each([
  [0, '0 Birr'],
  [5200, '5,200 Birr'],
  [18700, '18,700 Birr'],
  [115000, '115,000 Birr'],
  [1234567, '1,234,567 Birr'],
  [1500.5, '1,500.50 Birr'],
  [-5, '-5 Birr'],
  [1500.25, '1,500.25 Birr'],
  [0.999, '1 Birr'],
  [10.004, '10 Birr'],
])('formatMoney writes %d as %j', (amount, text) => {
  expect(formatMoney(amount)).toBe(text);
});

it('formatMoney never writes a minus sign before zero', () => {
  expect(formatMoney(-0)).toBe('0 Birr');
});

it('formatMoney formats every amount as the browser does', () => {
  const birr = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  fc.assert(
    fc.property(fc.integer({ min: -1e14, max: 1e14 }), (cents) => {
      const amount = cents / 100 || 0;
      expect(formatMoney(amount)).toBe(`${birr.format(amount).replace('.00', '')} Birr`);
    }),
  );
});

it.each([
  [0, 'under 100 m'],
  [0.0999, 'under 100 m'],
  [0.1, '0.1 km'],
  [0.42, '0.4 km'],
  [0.96, '1.0 km'],
  [2, '2.0 km'],
  [9.94, '9.9 km'],
  [9.949, '9.9 km'],
  [9.95, '10 km'],
  [10, '10 km'],
  [12.4, '12 km'],
  [12.5, '13 km'],
  [325.3, '325 km'],
])('formatDistance writes %d km as %j', (kilometres, text) => {
  expect(formatDistance(kilometres)).toBe(text);
});

const afterAge = (age: number) => formatRelativeTime(fixedNow - age, fixedNow);

it.each([
  [0, 'just now'],
  [1, 'just now'],
  [minute - 1, 'just now'],
  [minute, '1 min ago'],
  [2 * minute - 1, '1 min ago'],
  [35 * minute, '35 min ago'],
  [hour - 1, '59 min ago'],
  [hour, '1 h ago'],
  [2 * hour, '2 h ago'],
  [day - 1, '23 h ago'],
  [day, '1 d ago'],
  [2 * day - 1, '1 d ago'],
  [6 * day, '6 d ago'],
  [7 * day - 1, '6 d ago'],
])('formatRelativeTime calls an age of %d ms %j', (age, text) => {
  expect(afterAge(age)).toBe(text);
});

it.each([
  [7 * day, '14 Nov 2026'],
  [30 * day, '22 Oct 2026'],
  [365 * day, '21 Nov 2025'],
])('formatRelativeTime writes the date from seven days on (%d ms)', (age, text) => {
  expect(afterAge(age)).toBe(text);
});

it.each([1, 5 * minute])('formatRelativeTime calls a post that is %d ms ahead of our clock new', (skew) => {
  expect(afterAge(-skew)).toBe('just now');
});

it.each([
  [0, 'just now'],
  [35 * minute, '35 min'],
  [2 * hour, '2 h'],
  [116 * day, '116 d'],
  [-2 * hour, '21 Nov 2026'],
])('formatAge shortens an age of %d ms to %j', (age, text) => {
  expect(formatAge(fixedNow - age, fixedNow)).toBe(text);
});

/** At noon, so that the day is the same in every time zone of a test machine. */
const moment = new Date(2026, 10, 5, 12).getTime();

it('a date is Gregorian in languages without their own calendar', () => {
  expect(formatDate(moment)).toBe('5 Nov 2026');
});

it('an Amharic date adds the Gregorian date to the Ethiopian one, except in lists', async () => {
  await showLanguage('am');
  expect(formatDate(moment)).toMatch(/^ጥቅምት 26 ቀን 2019 ዓ\.ም\. \(.+ 5 ቀን 2026.*\)$/);
  expect(formatRelativeTime(moment, moment + 30 * day)).toBe('ጥቅምት 26 ቀን 2019 ዓ.ም.');
  expect(formatRelativeTime(moment, moment + 30 * day, formatDate)).toBe(formatDate(moment));
});
