import { day } from '@/lib/time';

/** The first day of the year 1 of Ethiopia, in days since 1970. */
const epoch = -716_367;
const cycle = 4 * 365 + 1;

const months = [
  'መስከረም',
  'ጥቅምት',
  'ኅዳር',
  'ታኅሣሥ',
  'ጥር',
  'የካቲት',
  'መጋቢት',
  'ሚያዝያ',
  'ግንቦት',
  'ሰኔ',
  'ሐምሌ',
  'ነሐሴ',
  'ጳጉሜን',
];

/** '26 ጥቅምት 2018', where the device is, by the calendar of Ethiopia: `Intl` writes its era in Latin letters. */
export function toEthiopian(date: Date): string {
  const since = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / day - epoch;
  const years = Math.floor((4 * since + 2) / cycle);
  const dayOfYear = since - (365 * years + Math.floor((years + 1) / 4));
  const month = months[Math.floor(dayOfYear / 30)] ?? '';
  return `${(dayOfYear % 30) + 1} ${month} ${years + 1}`;
}
