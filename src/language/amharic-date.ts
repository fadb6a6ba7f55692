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

/** '26 ጥቅምት 2018', where the device is: `Intl` writes the era of this calendar in Latin letters. */
export function writeAmharicDate(date: Date): string {
  const { day, month, year } = toEthiopian(date);
  return `${day} ${months[month] ?? ''} ${year}`;
}
