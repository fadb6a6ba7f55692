import { day, hour, minute } from '@/platform/time';
import { languages } from './languages';
import { shownLanguage } from './messages';
import { groupThousands, message, plural, t } from './translate';

// Avoids `Intl`: creating its first formatter takes a slow phone 50 ms, which would delay the first offers.

/** Writes a number with the decimal separator of the current language: '0.4' or '0,4'. */
export const decimal = (text: string): string =>
  text.replace('.', languages[shownLanguage.read().code].separators[1]);

/** Formats '0.4 km' or, from 10 km on, '12 km'. */
export function formatDistance(kilometres: number): string {
  if (kilometres < 0.1) return t('under 100 m');
  const distance = kilometres < 9.95 ? decimal(kilometres.toFixed(1)) : String(Math.round(kilometres));
  return t('{distance} km', { distance });
}

/** Formats an amount without its unit: '18,700' or '1,234.50'. */
export function formatAmount(amount: number): string {
  const [whole = '', cents] = (amount || 0).toFixed(2).split('.');
  return `${groupThousands(whole)}${cents === '00' ? '' : decimal(`.${cents}`)}`;
}

export const formatMoney = (amount: number): string => t('{amount} Birr', { amount: formatAmount(amount) });

const months = [
  message('Jan'),
  message('Feb'),
  message('Mar'),
  message('Apr'),
  message('May'),
  message('Jun'),
  message('Jul'),
  message('Aug'),
  message('Sept'),
  message('Oct'),
  message('Nov'),
  message('Dec'),
];

/** Formats '5 Nov 2025' in the device's time zone. */
const gregorianDate = (date: Date): string =>
  t('{day} {month} {year}', {
    day: date.getDate(),
    month: t(months[date.getMonth()] ?? ''),
    year: date.getFullYear(),
  });

/** Formats a date in the language's own calendar if it has one. */
function shortDate(moment: number): string {
  const date = new Date(moment);
  return shownLanguage.read().clock?.formatDay(date) ?? gregorianDate(date);
}

/** Formats a date and, if the language has its own calendar, also the Gregorian date in brackets. */
export function formatDate(moment: number): string {
  const gregorian = gregorianDate(new Date(moment));
  return shownLanguage.read().clock ? `${shortDate(moment)} (${gregorian})` : gregorian;
}

/** Formats an age: 'just now', '35 min ago', '2 h ago', '6 d ago', or after a week the date. Both times are in ms. */
export function formatRelativeTime(moment: number, now: number, toDate = shortDate): string {
  const age = now - moment;
  if (age < -hour) return toDate(moment);
  if (age < minute) return t('just now');
  if (age < hour)
    return plural(Math.floor(age / minute), { one: '{count} min ago', other: '{count} min ago' });
  if (age < day) return plural(Math.floor(age / hour), { one: '{count} h ago', other: '{count} h ago' });
  if (age < 7 * day) return plural(Math.floor(age / day), { one: '{count} d ago', other: '{count} d ago' });
  return toDate(moment);
}

/** Formats an age briefly for lists: 'just now', '35 min', '2 h', '116 d'. Both times are in ms. */
export function formatAge(moment: number, now: number): string {
  const age = now - moment;
  if (age < -hour) return shortDate(moment);
  if (age < minute) return t('just now');
  if (age < hour) return t('{minutes} min', { minutes: Math.floor(age / minute) });
  if (age < day) return t('{hours} h', { hours: Math.floor(age / hour) });
  return t('{days} d', { days: Math.floor(age / day) });
}

/** Formats the time of a post after a verb: 'posted 2 h ago', 'posted on 5 Nov 2025'. */
export const formatPostedTime = (moment: number, now: number, toDate = shortDate): string =>
  formatRelativeTime(moment, now, (posted) => t('on {date}', { date: toDate(posted) }));
