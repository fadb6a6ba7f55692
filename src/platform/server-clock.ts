import { createGlobalStore } from './create-store';
import { minute } from './time';

/** How far the server's clock is ahead of this device's clock, in ms; -Infinity before the first answer. */
export const serverClockLead = createGlobalStore(() => -Infinity);

export const isServerClockKnown = (): boolean => Number.isFinite(serverClockLead.read());

/** What to add to the device's time, in ms. It is 0 if the lead is unknown or under a minute. */
export const clockDifference = (lead: number): number =>
  Number.isFinite(lead) && Math.abs(lead) >= minute ? lead : 0;

/** The server's time in ms. Ages of offers are right even if the device's clock is wrong. */
export const serverNow = (): number => Date.now() + clockDifference(serverClockLead.read());

/** How long an answer confirms the lead, in ms. */
const confirmedFor = 5 * minute;
/** When an answer last confirmed the lead, by `performance.now()`, which ignores changes of the device's clock. */
const confirmedAt = createGlobalStore(() => -Infinity);

/**
 * Learns the server's time from an answer. A cached answer has an old date, which makes the lead seem smaller. So a
 * smaller lead counts only if no answer has confirmed the larger lead in the last five minutes.
 */
export function recordServerDate(headers: Headers): void {
  const age = Number(headers.get('age')) || 0;
  const lead = Date.parse(`${headers.get('date')}`) + age * 1000 - Date.now();
  const change = lead - serverClockLead.read();
  const isConfirmed = performance.now() - confirmedAt.read() <= confirmedFor;
  // Without a readable date, `change` is NaN.
  if (Number.isNaN(change) || (change < -minute && isConfirmed)) return;
  confirmedAt.write(performance.now());
  if (Math.abs(change) > minute) serverClockLead.write(lead);
}
