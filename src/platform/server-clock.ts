import { createGlobalStore } from './create-store';
import { minute } from './time';

/**
 * How far the server's clock is ahead of this device's clock, in ms, as learned from answers; -Infinity before the
 * first answer.
 */
export const serverClockLead = createGlobalStore(() => -Infinity);

export const isServerClockKnown = (): boolean => Number.isFinite(serverClockLead.read());

/** What to add to the device's time, in ms. It is 0 when unknown or negligible. */
export const clockDifference = (lead: number): number =>
  Number.isFinite(lead) && Math.abs(lead) >= minute ? lead : 0;

/** The server's time in ms. A device whose clock is a day off must not decide what is recent. */
export const serverNow = (): number => Date.now() + clockDifference(serverClockLead.read());

/**
 * Learns the server's time from a fresh answer. A cached answer makes the server seem slow, so the largest lead
 * counts.
 */
export function recordServerDate(headers: Headers): void {
  const age = Number(headers.get('age')) || 0;
  // NaN if the date is missing or unreadable, as from another origin that does not expose it. A comparison with NaN is
  // false.
  const lead = Date.parse(`${headers.get('date')}`) + age * 1000 - Date.now();
  if (lead > serverClockLead.read() + minute) serverClockLead.write(lead);
}
