import { monthOf } from '@/language/format';
import { message, t } from '@/language/translate';
import { day } from '@/lib/time';
import type { Listing } from '@/listings/catalogue/listing';

/** So many days show their cards until a visitor folds or unfolds one. */
export const daysOpen = 2;

/** The listings that were posted on one day where the device is, or, where they are older, in one month. */
export interface Day {
  /** Its start in ms, or `undated`. */
  key: string;
  /** What it is called, in the language on the screen at the time of asking. */
  readonly label: string;
  listings: readonly Listing[];
}

const weekdays = [
  message('Sunday'),
  message('Monday'),
  message('Tuesday'),
  message('Wednesday'),
  message('Thursday'),
  message('Friday'),
  message('Saturday'),
];

/** The start of the day of a moment, both in ms. */
export const startOfDay = (moment: number): number => new Date(moment).setHours(0, 0, 0, 0);

/** The start of the day or month of a moment, and what asks for its name; `today` is the start of this day. */
function spanOf(moment: number, today: number): { start: number; name: () => string } {
  // A server's clock may be ahead.
  const start = Math.min(startOfDay(moment), today);
  // A day on which the clock changes is an hour longer or shorter.
  const age = Math.round((today - start) / day);
  if (age === 0) return { start, name: () => t('Today') };
  if (age === 1) return { start, name: () => t('Yesterday') };
  const date = new Date(start);
  if (age < 7) return { start, name: () => t(weekdays[date.getDay()] ?? '') };
  return { start: date.setDate(1), name: () => monthOf(date) };
}

/** Parts listings, the newest first, by the days on which they were posted; `today` is the start of this one. */
export function groupByDay(listings: readonly Listing[], today: number): readonly Day[] {
  const days: (Day & { listings: Listing[] })[] = [];
  let start: number | null = null;
  for (const listing of listings) {
    const { postedAt } = listing;
    const last = days.at(-1);
    // Asked of each without a `Date`, of which ten thousand take a cheap phone 20 ms.
    const isSame = postedAt === null ? start === null : start !== null && postedAt >= start;
    if (last && isSame) {
      last.listings.push(listing);
      continue;
    }
    const span = postedAt === null ? null : spanOf(postedAt, today);
    start = span && span.start;
    days.push({
      key: String(start ?? 'undated'),
      get label() {
        return span ? span.name() : t('Undated');
      },
      listings: [listing],
    });
  }
  return days;
}
