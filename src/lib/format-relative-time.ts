import { day, hour, minute } from './time-spans';

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
