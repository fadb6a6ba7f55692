import { expect, it } from 'vitest';
import { showLanguage } from '@/language/choose-language';
import { formatDate, formatRelativeTime } from '@/language/format';
import { day } from '@/platform/time';

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
