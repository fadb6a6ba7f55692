import { plural } from '@/language/translate';

/** Describes a number of photos. */
export const photoCount = (count: number): string =>
  plural(count, { one: '{count} photo', other: '{count} photos' });
