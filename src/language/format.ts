import { day, hour, minute } from '@/platform/time';
import { languages } from './languages';
import { shownLanguage } from './messages';
import { groupThousands, message, t } from './translate';

// Not by `Intl`: the first formatter of a page takes a slow phone 50 ms, which the first offers would wait for.

/** A number with decimals as the language writes them: '0.4', '0,4'. */
export const decimal = (text: string): string =>
  text.replace('.', languages[shownLanguage.read().code].separators[1]);

/** '0.4 km', '12 km': one decimal below 10 km, where it still helps to decide. */
export function formatDistance(kilometres: number): string {
  if (kilometres < 0.1) return t('under 100 m');
  const distance = kilometres < 9.95 ? decimal(kilometres.toFixed(1)) : String(Math.round(kilometres));
  return t('{distance} km', { distance });
}

/** An amount of money without its unit: '18,700', '1,234.50'. */
export function formatAmount(amount: number): string {
  const [whole = '', cents] = (amount || 0).toFixed(2).split('.');
  return `${groupThousands(whole)}${cents === '00' ? '' : decimal(`.${cents}`)}`;
}

/** An amount in Birr as people write it: '18,700 Birr', '1,234.50 Birr'. */
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

/** '5 Nov 2025', where the device is. */
const gregorianDate = (date: Date): string =>
  t('{day} {month} {year}', {
    day: date.getDate(),
    month: t(months[date.getMonth()] ?? ''),
    year: date.getFullYear(),
  });

/** A date as short as the language has it, by its own calendar where it has one. */
function shortDate(moment: number): string {
  const date = new Date(moment);
  return shownLanguage.read().formatDay?.(date) ?? gregorianDate(date);
}

/** A date that matters: where the language has a calendar of its own, with the day of everybody's beside it. */
export function formatDate(moment: number): string {
  const gregorian = gregorianDate(new Date(moment));
  return shownLanguage.read().formatDay ? `${shortDate(moment)} (${gregorian})` : gregorian;
}

/**
 * How long ago a moment was: 'just now', '35 min ago', '2 h ago', '6 d ago', then the date. Both times in ms.
 * `toDate` writes the date, in a list as short as it can be.
 */
export function formatRelativeTime(moment: number, now: number, toDate = shortDate): string {
  const age = now - moment;
  if (age < -hour) return toDate(moment);
  if (age < minute) return t('just now');
  if (age < hour) return t('{minutes} min ago', { minutes: Math.floor(age / minute) });
  if (age < day) return t('{hours} h ago', { hours: Math.floor(age / hour) });
  if (age < 7 * day) return t('{days} d ago', { days: Math.floor(age / day) });
  return toDate(moment);
}
