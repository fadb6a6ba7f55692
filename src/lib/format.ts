import { day, hour, minute } from './time';

/** '0.4 km', '12 km': one decimal below 10 km, where it still helps to decide. */
export function formatDistance(kilometres: number): string {
  if (kilometres < 0.1) return 'under 100 m';
  return kilometres < 9.95 ? `${kilometres.toFixed(1)} km` : `${Math.round(kilometres)} km`;
}

// Not by `Intl`: the first formatter of a page takes a slow phone 50 ms, which the first offers would wait for.

/** The digits of a whole number with commas between its thousands. */
export const groupThousands = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, ',');

/** '1 photo', '1,200 photos'; `noun` is one whose plural ends in s. */
export const formatCount = (count: number, noun: string): string =>
  `${groupThousands(String(count))} ${noun}${count === 1 ? '' : 's'}`;

/** An amount in Birr as people write it: '18,700 Birr', '1,234.50 Birr'. */
export function formatMoney(amount: number): string {
  const [whole = '', cents] = (amount || 0).toFixed(2).split('.');
  return `${groupThousands(whole)}${cents === '00' ? '' : `.${cents}`} Birr`;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];

/** 'Nov 2025', where the device is. */
export const monthOf = (date: Date): string => `${months[date.getMonth()]} ${date.getFullYear()}`;

/** '5 Nov 2025', where the device is. */
function formatDate(moment: number): string {
  const date = new Date(moment);
  return `${date.getDate()} ${monthOf(date)}`;
}

/** How long ago a moment was: 'just now', '35 min ago', '2 h ago', '6 d ago', then the date. Both times in ms. */
export function formatRelativeTime(moment: number, now: number): string {
  const age = now - moment;
  if (age < -hour) return formatDate(moment);
  if (age < minute) return 'just now';
  if (age < hour) return `${Math.floor(age / minute)} min ago`;
  if (age < day) return `${Math.floor(age / hour)} h ago`;
  if (age < 7 * day) return `${Math.floor(age / day)} d ago`;
  return formatDate(moment);
}
