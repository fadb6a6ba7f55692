import { toEthiopian } from './ethiopian-date';

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

/** Writes '26 ጥቅምት 2018' in the device's time zone. `Intl` would write this calendar's era in Latin letters. */
export function writeAmharicDate(date: Date): string {
  const { day, month, year } = toEthiopian(date);
  return `${day} ${months[month] ?? ''} ${year}`;
}
