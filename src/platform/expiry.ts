import { serverAhead, serverNow } from './server-clock';
import { day } from './time';

/** When something was kept, in ms since 1970. */
export interface KeptTime {
  /** By the server's clock where it was known, else by the device's. */
  savedAt: number;
  /** By the device's clock; older versions of the app kept only the other one. */
  savedHereAt?: number | null | undefined;
}

export const keptNow = () => ({ savedAt: serverNow(), savedHereAt: Date.now() });

const agesOf = ({ savedAt, savedHereAt }: KeptTime) => ({
  byServer: serverNow() - savedAt,
  byDevice: Date.now() - (savedHereAt ?? savedAt),
});

/** Whether at most `span` ms have passed; the clock that knows best decides, and one that was put back says no. */
export function isKeptWithin(span: number, kept: KeptTime): boolean {
  const { byServer, byDevice } = agesOf(kept);
  return Math.abs(Number.isFinite(serverAhead.read()) ? byServer : byDevice) <= span;
}

/**
 * Judges whether something that is kept for `span` ms may be deleted. A wrong clock must not delete it: both
 * clocks have to say that it is too old, on two visits a day apart. `tooOldSince` is when that was seen first, by
 * the device's clock, and comes back as it is to be kept for the next visit; null where it is not too old.
 */
export function judgeExpiry(
  span: number,
  kept: KeptTime,
  tooOldSince: number | null,
): { isExpired: boolean; tooOldSince: number | null } {
  const { byServer, byDevice } = agesOf(kept);
  if (Math.min(byServer, byDevice) <= span) return { isExpired: false, tooOldSince: null };
  const now = Date.now();
  if (tooOldSince === null || tooOldSince > now) return { isExpired: false, tooOldSince: now };
  return { isExpired: now - tooOldSince >= day, tooOldSince };
}
