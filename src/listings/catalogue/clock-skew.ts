import { minute } from '@/lib/time-spans';

/** A post at most this far in the future counts as posted now: clocks differ. Milliseconds. */
export const clockSkew = 5 * minute;
