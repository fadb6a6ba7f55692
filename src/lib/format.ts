import { day, hour, minute } from './time';

/** '0.4 km', '12 km': one decimal below 10 km, where it still helps to decide. */
export function formatDistance(kilometres: number): string {
  if (kilometres < 0.1) return 'under 100 m';
  return kilometres < 9.95 ? `${kilometres.toFixed(1)} km` : `${Math.round(kilometres)} km`;
}

const birr = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** '1 photo', '1,200 photos'; `noun` is one whose plural ends in s. */
export const formatCount = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;

/** An amount in Birr as people write it: '18,700 Birr', '1,234.50 Birr'. */
export function formatMoney(amount: number): string {
  return `${birr.format(amount || 0).replace('.00', '')} Birr`;
}

const calendarDate = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** How long ago a moment was: 'just now', '35 min ago', '2 h ago', '6 d ago', then the date. Both times in ms. */
export function formatRelativeTime(moment: number, now: number): string {
  const age = now - moment;
  if (age < -hour) return calendarDate.format(moment);
  if (age < minute) return 'just now';
  if (age < hour) return `${Math.floor(age / minute)} min ago`;
  if (age < day) return `${Math.floor(age / hour)} h ago`;
  if (age < 7 * day) return `${Math.floor(age / day)} d ago`;
  return calendarDate.format(moment);
}
