import { plural } from '@/language/translate';

/** How many photos there are, in words. */
export const photoCount = (count: number): string =>
  plural(count, { one: '{count} photo', other: '{count} photos' });
