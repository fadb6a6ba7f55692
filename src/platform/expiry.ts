import { isServerClockKnown, serverNow } from './server-clock';

/** When something was stored, in ms since 1970, by two clocks. */
export interface StoredTime {
  /** By the server's clock if its time was known, otherwise by the device's clock. */
  savedAt: number;
  /** By the device's clock. */
  savedHereAt: number;
}

export const currentStoredTime = (): StoredTime => ({ savedAt: serverNow(), savedHereAt: Date.now() });

const agesByClock = ({ savedAt, savedHereAt }: StoredTime) => ({
  byServer: serverNow() - savedAt,
  byDevice: Date.now() - savedHereAt,
});

/** Whether at most `span` ms have passed, by the server's clock if its time is known. */
export function isWithinAge(span: number, stored: StoredTime): boolean {
  const { byServer, byDevice } = agesByClock(stored);
  return Math.abs(isServerClockKnown() ? byServer : byDevice) <= span;
}

/** Whether more than `span` ms have passed by both clocks. One wrong clock must not delete a record. */
export function isOlderThan(span: number, stored: StoredTime): boolean {
  const { byServer, byDevice } = agesByClock(stored);
  return Math.min(byServer, byDevice) > span;
}
