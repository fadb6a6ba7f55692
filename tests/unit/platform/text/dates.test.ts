import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDate } from '@/platform/text/dates';

const noon = Date.UTC(2026, 10, 21, 12);

describe('parseDate', () => {
  it.each([
    '2026-11-21T12:00:00Z',
    '2026-11-21T12:00:00.000000Z',
    '2026-11-21T12:00Z',
    '2026-11-21T15:00:00+03:00',
    '2026-11-21T15:00:00+0300',
    '2026-11-21T15:00:00+03',
    '2026-11-21T12:00:00+00',
    '2026-11-21T07:00:00\u221205:00',
    '2026-11-21 15:00:00+03',
    '2026-11-21 15:00:00 +0300',
    '2026-11-21T12:00:00,5Z',
    '2026-11-21t12:00:00z',
    '  2026-11-21T12:00:00Z\n',
  ])('reads %j as the right moment', (text) => {
    expect(Math.floor((parseDate(text) ?? NaN) / 1000) * 1000).toBe(noon);
  });

  it('keeps milliseconds', () => {
    expect(parseDate('2026-11-21T12:00:00.250Z')).toBe(noon + 250);
  });

  it('reads a date alone as its start in UTC', () => {
    expect(parseDate('2026-11-21')).toBe(Date.UTC(2026, 10, 21));
  });

  it('reads a time without an offset as local time', () => {
    expect(parseDate('2026-11-21T12:00:00')).toBe(new Date(2026, 10, 21, 12).getTime());
    expect(parseDate('2026-11-21 12:00')).toBe(new Date(2026, 10, 21, 12).getTime());
  });

  it.each([
    '',
    'yesterday',
    '21/11/2026',
    '2026',
    '2026-11',
    '2026-13-01',
    '2026-11-32',
    '2026-11-21T25:00:00Z',
    '2026-11-21T12Z',
    '2026-11-21T12:00:00ZZ',
    '2026-11-21 and more',
    'Sat, 21 Nov 2026 12:00:00 GMT',
    1_795_262_400_000,
    null,
    undefined,
    {},
    new Date(noon),
  ])('reads %o as null', (value) => {
    expect(parseDate(value)).toBeNull();
  });

  it.each(['2026-02-30', '2026-02-30T10:00:00Z', '2026-04-31T10:00:00+03:00', '2025-02-29'])(
    'reads the impossible day %j as null',
    (text) => {
      expect(parseDate(text)).toBeNull();
    },
  );

  it('reads back every moment written as ISO 8601', () => {
    const moments = fc.date({ min: new Date(0), max: new Date('2999-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(moments, (moment) => {
        expect(parseDate(moment.toISOString())).toBe(moment.getTime());
      }),
    );
  });

  it('returns a finite number or null for any input', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect([parseDate(value)]).toEqual([expect.toBeOneOf([null, expect.any(Number)])]);
        expect(parseDate(value)).not.toBeNaN();
      }),
    );
  });
});
