import { day } from '@/platform/time';

/** The first day of the year 1 of Ethiopia, in days since 1970. */
const epoch = -716_367;
const cycle = 4 * 365 + 1;

/** The day, month (from 0, of 13) and year of a date, where the device is, in the calendar of Ethiopia. */
export function toEthiopian(date: Date): { day: number; month: number; year: number } {
  const since = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / day - epoch;
  const years = Math.floor((4 * since + 2) / cycle);
  const dayOfYear = since - (365 * years + Math.floor((years + 1) / 4));
  return { day: (dayOfYear % 30) + 1, month: Math.floor(dayOfYear / 30), year: years + 1 };
}
