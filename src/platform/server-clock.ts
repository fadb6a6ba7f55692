import { createGlobalStore } from './create-store';
import { minute } from './time';

/** How far the server's clock is ahead of this device's clock, in ms; -Infinity before the first answer. */
export const serverClockLead = createGlobalStore(() => -Infinity);

export const isServerClockKnown = (): boolean => Number.isFinite(serverClockLead.read());

/** What to add to the device's time, in ms. It is 0 if the lead is unknown or under a minute. */
export const clockDifference = (lead: number): number =>
  Number.isFinite(lead) && Math.abs(lead) >= minute ? lead : 0;

/** The server's time in ms, so that a device whose clock is a day off still shows what is recent. */
export const serverNow = (): number => Date.now() + clockDifference(serverClockLead.read());

/** Learns the server's time from an answer. An old answer makes the clock seem slow, so the largest lead counts. */
export function recordServerDate(headers: Headers): void {
  const age = Number(headers.get('age')) || 0;
  // Without a readable date the lead is NaN, and no comparison with NaN is true.
  const lead = Date.parse(`${headers.get('date')}`) + age * 1000 - Date.now();
  if (lead > serverClockLead.read() + minute) serverClockLead.write(lead);
}
