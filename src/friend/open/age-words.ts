import { plural, t } from '@/language/translate';
import { day, hour } from '@/lib/time';

/** How old the offers of a file are, as it says itself, and that nobody has checked them. Both times in ms. */
export function ageWords(madeAt: number | null, now: number): string {
  if (madeAt === null) return t('From a friend, age unknown, not checked');
  const age = now - madeAt;
  if (age < hour) return t('From a friend, under an hour old, not checked');
  if (age < day)
    return plural(Math.floor(age / hour), {
      one: 'From a friend, {count} hour old, not checked',
      other: 'From a friend, {count} hours old, not checked',
    });
  return plural(Math.floor(age / day), {
    one: 'From a friend, {count} day old, not checked',
    other: 'From a friend, {count} days old, not checked',
  });
}
