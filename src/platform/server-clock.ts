import { createGlobalStore } from './create-store';
import { minute } from './time';

/**
 * By how much the server's clock is ahead of this device's, in ms, as its answers tell; -Infinity before the
 * first.
 */
export const serverAhead = createGlobalStore(() => -Infinity);

/** What to add to the device's time, in ms: nothing where nobody has told, or it hardly matters. */
export const clockDifference = (ahead: number): number =>
  Number.isFinite(ahead) && Math.abs(ahead) >= minute ? ahead : 0;

/** The time at the server, in ms: what is recent must not depend on a device whose clock is a day wrong. */
export const serverNow = (): number => Date.now() + clockDifference(serverAhead.read());

/**
 * Learns the server's time from an answer that has just come. An old one out of a cache makes the server seem
 * to lag, so the answer that is furthest ahead counts.
 */
export function noteServerDate(headers: Headers): void {
  const age = Number(headers.get('age')) || 0;
  // Without a date, or where a server of another origin does not show it, this is NaN, which is never greater.
  const ahead = Date.parse(`${headers.get('date')}`) + age * 1000 - Date.now();
  if (ahead > serverAhead.read() + minute) serverAhead.write(ahead);
}
