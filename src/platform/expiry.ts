import { isServerClockKnown, serverNow } from './server-clock';
import { day } from './time';

/** When something was stored, in ms since 1970, by two clocks. */
export interface StoredTime {
  /** By the server's clock if that was known, otherwise by the device's. */
  savedAt: number;
  /** By the device's clock. */
  savedHereAt: number;
}

/** The `StoredTime` of something that is stored now. */
export const currentStoredTime = (): StoredTime => ({ savedAt: serverNow(), savedHereAt: Date.now() });

const agesByClock = ({ savedAt, savedHereAt }: StoredTime) => ({
  byServer: serverNow() - savedAt,
  byDevice: Date.now() - savedHereAt,
});

/**
 * Whether at most `span` ms have passed, by the server's clock if it is known. A clock that was set back by
 * more than `span` counts as too late.
 */
export function isWithinAge(span: number, stored: StoredTime): boolean {
  const { byServer, byDevice } = agesByClock(stored);
  return Math.abs(isServerClockKnown() ? byServer : byDevice) <= span;
}

/**
 * Decides whether a record that is kept for `span` ms may be deleted. A wrong clock must not delete it, so both
 * clocks must call it too old on two visits a day apart. `tooOldSince` is when that was seen first, by the
 * device's clock; store it for the next visit. It is null while the record is young enough.
 */
export function judgeExpiry(
  span: number,
  stored: StoredTime,
  tooOldSince: number | null,
): { isExpired: boolean; tooOldSince: number | null } {
  const { byServer, byDevice } = agesByClock(stored);
  if (Math.min(byServer, byDevice) <= span) return { isExpired: false, tooOldSince: null };
  const now = Date.now();
  if (tooOldSince === null || tooOldSince > now) return { isExpired: false, tooOldSince: now };
  return { isExpired: now - tooOldSince >= day, tooOldSince };
}
