import { describe, expect, it, vi } from 'vitest';
import { recordServerDate, serverClockLead, serverNow } from '@/platform/server-clock';
import { day, hour, minute } from '@/platform/time';

/** The headers of a server whose clock is `ahead` ms ahead. HTTP dates have no milliseconds. */
const dated = (ahead: number, more: Record<string, string> = {}) =>
  new Headers({ date: new Date(Date.now() + ahead).toUTCString(), ...more });

describe('the server’s time', () => {
  it('is the device’s time until a response arrives', () => {
    expect(serverNow()).toBe(Date.now());
  });

  it.each([day, -day, 2 * minute, -2 * minute])('is learned from a response that is %d ms ahead', (ahead) => {
    recordServerDate(dated(ahead));
    expect(serverNow()).toBe(Date.now() + ahead);
  });

  it('differs from the device’s time if the clocks differ by a minute', () => {
    serverClockLead.write(minute);
    expect(serverNow()).toBe(Date.now() + minute);
  });

  it.each([0, 59_000, -59_000])('is the device’s time if the clocks differ by %d ms', (ahead) => {
    recordServerDate(dated(ahead));
    expect(serverNow()).toBe(Date.now());
  });

  it('takes the age of a cached response into account', () => {
    recordServerDate(dated(-hour, { age: '3600' }));
    expect(serverNow()).toBe(Date.now());
    serverClockLead.write(-Infinity);
    recordServerDate(dated(day - hour, { age: '3600' }));
    expect(serverNow()).toBe(Date.now() + day);
  });

  it('is not set back by an old response, and is corrected by a fresh one', () => {
    recordServerDate(dated(0));
    recordServerDate(dated(-day));
    expect(serverNow()).toBe(Date.now());
    serverClockLead.write(-Infinity);
    recordServerDate(dated(-day));
    recordServerDate(dated(-day + 5000));
    expect(serverNow()).toBe(Date.now() - day);
    recordServerDate(dated(0));
    expect(serverNow()).toBe(Date.now());
  });

  it('is set back by a response if no response has confirmed the later time for five minutes', () => {
    const elapsed = vi.spyOn(performance, 'now').mockReturnValue(0);
    recordServerDate(dated(day));
    elapsed.mockReturnValue(4 * minute);
    recordServerDate(dated(day));
    elapsed.mockReturnValue(9 * minute);
    recordServerDate(dated(0));
    expect(serverNow()).toBe(Date.now() + day);
    elapsed.mockReturnValue(9 * minute + 1);
    recordServerDate(new Headers());
    recordServerDate(dated(0));
    expect(serverNow()).toBe(Date.now());
  });

  it('changes only for responses more than a minute ahead', () => {
    recordServerDate(dated(hour));
    recordServerDate(dated(hour + minute));
    expect(serverNow()).toBe(Date.now() + hour);
    recordServerDate(dated(hour + minute + 1000));
    expect(serverNow()).toBe(Date.now() + hour + minute + 1000);
  });

  it.each([{}, { date: '' }, { date: 'yesterday' }])('is not learned from %j', (given) => {
    recordServerDate(new Headers(given));
    expect(serverNow()).toBe(Date.now());
  });
});
