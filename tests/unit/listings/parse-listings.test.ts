import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/api-error';
import { parseListings } from '@/listings/parse-listings';
import { minute } from '@/platform/time';
import { expectComplaint } from '#tests/app/complaints';
import { buildRow } from '#tests/data/build-row';
import { dateBefore, fixedNow } from '#tests/data/clock';

const namesOf = (rows: readonly unknown[]) => parseListings(rows, fixedNow).map(({ name }) => name);
const posted = (product_name: string, date_posted: string | null) => buildRow({ product_name, date_posted });

function failureOf(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('It did not fail.');
}

describe('parseListings', () => {
  it('skips a row that cannot be read, and reports which and why', () => {
    const rows = [
      posted('Sofa', dateBefore(0)),
      { ...buildRow(), product_name: null },
      null,
      posted('Chair', null),
    ];
    expect(namesOf(rows)).toEqual(['Sofa', 'Chair']);
    expectComplaint(/2 of 4 listings[^]*#1 product_name: [^]*#2 row: /);
  });

  it('reports skipped rows once, at most twenty', () => {
    namesOf([buildRow(), ...Array.from({ length: 500 }, () => null)]);
    expectComplaint(/^(?![^]*#21 )[^]*500 of 501/);
  });

  it('fails with an invalid body if no row can be read', () => {
    const failure = failureOf(() => parseListings([null, {}, 'row'], fixedNow));
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toHaveProperty('kind', 'invalid-body');
    expectComplaint(/3 of 3/);
  });

  it('keeps the first of several rows with the same id, whether number or text', () => {
    const rows = ['First', 'Second', 'Third'].map((product_name, index) =>
      buildRow({ id: index === 1 ? '7' : 7, product_name, date_posted: dateBefore(-index) }),
    );
    expect(namesOf(rows)).toEqual(['First']);
  });

  it('puts the newest first, whatever their order and time zones', () => {
    const rows = [
      posted('Third', '2026-11-20T12:00:00Z'),
      posted('First', '2026-11-21T11:00:00+03:00'),
      posted('Second', '2026-11-21T07:30:00Z'),
    ];
    expect(namesOf(rows)).toEqual(['First', 'Second', 'Third']);
  });

  it("keeps the server's order for posts of the same moment", () => {
    const rows = ['A', 'B', 'C', 'D'].map((name) => posted(name, dateBefore(minute)));
    expect(namesOf(rows)).toEqual(['A', 'B', 'C', 'D']);
  });

  it("puts posts without a date or far in the future last, in the server's order", () => {
    const rows = [
      posted('No date', null),
      posted('Year 2099', '2099-01-01T00:00:00Z'),
      posted('Unreadable', 'soon'),
      posted('Years old', '2001-01-01T00:00:00Z'),
      posted('New', dateBefore(minute)),
    ];
    expect(namesOf(rows)).toEqual(['New', 'Years old', 'No date', 'Year 2099', 'Unreadable']);
  });

  it('counts posts up to five minutes ahead as new, and later ones as far in the future', () => {
    const rows = [
      posted('Now', dateBefore(0)),
      posted('At the edge', dateBefore(-5 * minute)),
      posted('Beyond', dateBefore(-5 * minute - 1)),
    ];
    expect(namesOf(rows)).toEqual(['At the edge', 'Now', 'Beyond']);
  });

  it('loses and duplicates no readable row', () => {
    const dates = fc.option(fc.integer({ min: -1e9, max: 1e12 }).map(dateBefore));
    fc.assert(
      fc.property(fc.array(dates, { maxLength: 30 }), (all) => {
        const rows = all.map((date_posted) => buildRow({ date_posted }));
        const listings = parseListings(rows, fixedNow);
        expect(new Set(listings.map(({ id }) => id))).toEqual(new Set(rows.map(({ id }) => String(id))));
        expect(listings).toHaveLength(rows.length);
      }),
    );
  });
});
