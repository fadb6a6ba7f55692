import { day } from '@/platform/time';

/** The first day of the Ethiopian year 1, in days since 1970. */
const epoch = -716_367;
const daysInFourYears = 4 * 365 + 1;

/** Returns day, month (0 to 12) and year in the Ethiopian calendar, in the device's time zone. */
function toEthiopian(date: Date): { day: number; month: number; year: number } {
  const daysSinceEpoch = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / day - epoch;
  const years = Math.floor((4 * daysSinceEpoch + 2) / daysInFourYears);
  const dayOfYear = daysSinceEpoch - (365 * years + Math.floor((years + 1) / 4));
  return { day: (dayOfYear % 30) + 1, month: Math.floor(dayOfYear / 30), year: years + 1 };
}

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

/** Writes 'ጥቅምት 26 ቀን 2018 ዓ.ም.' in the device's time zone. `Intl` would write the era in Latin letters. */
export function writeAmharicDate(date: Date): string {
  const ethiopian = toEthiopian(date);
  return `${months[ethiopian.month] ?? ''} ${ethiopian.day} ቀን ${ethiopian.year} ዓ.ም.`;
}

const periods = ['ከሌሊቱ', 'ከጠዋቱ', 'ከቀኑ', 'ከምሽቱ'];

/** Writes 'ከጠዋቱ 3:05' for 09:05: the Ethiopian clock starts at six. */
export function writeAmharicTime(date: Date): string {
  const hours = (date.getHours() + 6) % 12 || 12;
  const minutes = String(date.getMinutes()).padStart(2, '0');
  return `${periods[Math.floor(date.getHours() / 6)] ?? ''} ${hours}:${minutes}`;
}
