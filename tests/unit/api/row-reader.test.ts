import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/api-error';
import { createRowReader } from '@/api/row-reader';

/** The rows that are read from a response in these parts. */
function read(parts: readonly string[]) {
  const reader = createRowReader();
  const steps = parts.map((part) => reader.push(part));
  return { steps, rows: steps.flat(), end: () => reader.end() };
}

/** Cuts a text at these positions. */
const cutAt = (text: string, places: readonly number[]) => {
  const ends = places.map((place) => place % (text.length + 1)).toSorted((a, b) => a - b);
  return [...ends, text.length].map((end, index) => text.slice(ends[index - 1] ?? 0, end));
};

const anyRows = fc.array(fc.jsonValue({ maxDepth: 3 }), { maxLength: 8 });
const anyPlaces = fc.array(fc.nat(), { maxLength: 6 });
const spaced = fc.constantFrom(undefined, 2, '\t');

describe('createRowReader', () => {
  it('reads the rows of an array, wherever the response is split', () => {
    fc.assert(
      fc.property(anyRows, anyPlaces, spaced, (rows, places, space) => {
        const { rows: read_, end } = read(cutAt(JSON.stringify(rows, null, space), places));
        expect(read_).toEqual(JSON.parse(JSON.stringify(rows)));
        expect(end()).toEqual([]);
      }),
    );
  });

  it('reads the rows of a page, and the fields around them', () => {
    const around = fc.record({ count: fc.nat(), next: fc.option(fc.string()), note: fc.jsonValue() });
    fc.assert(
      fc.property(anyRows, around, anyPlaces, fc.boolean(), (rows, { note, ...others }, places, isFirst) => {
        const page = isFirst ? { results: rows, note, ...others } : { ...others, results: rows, note };
        const { rows: read_, end } = read(cutAt(JSON.stringify(page), places));
        expect(read_).toEqual(JSON.parse(JSON.stringify(rows)));
        expect(end()).toEqual(JSON.parse(JSON.stringify({ ...page, results: [] })));
      }),
    );
  });

  it('returns each row as soon as it is complete', () => {
    expect(read(['[{"id":1', '},{"id":2}', ',{"id":', '3}]']).steps).toEqual([
      [],
      [{ id: 1 }],
      [{ id: 2 }],
      [{ id: 3 }],
    ]);
  });

  it.each([
    ['in front of the array', ' \n[1, 2]'],
    ['around the name of the rows', '{ "results"  :  [1, 2] }'],
  ])('ignores white space %s', (_where, text) => {
    expect(read([text]).rows).toEqual([1, 2]);
  });

  it('reads no row from text that is not JSON', () => {
    expect(read(['Hello [1, 2]']).rows).toEqual([]);
  });

  it('reads no row after an unreadable one', () => {
    const { steps, end } = read(['[{"id":1},', '{id:2},', '{"id":3},', '{"id":4}]']);
    expect(steps).toEqual([[{ id: 1 }], [], [], []]);
    expect(end).toThrow(ApiError);
  });

  it.each([
    ['nothing', ''],
    ['HTML', '<p class="[a]">Hello {you}, [1, 2]</p>'],
    ['an array that is cut off', '[{"id":1},{"id":2},'],
    ['a page that is cut off', '{"results":[{"id":1}],"next":'],
    ['a wrong row', '[{"id":1},{id:2}]'],
    ['a row that ends too early', '[{"id":1}},{"id":2}]'],
    ['more than one array', '[1][2]'],
    ['too many brackets', '[1]]]]'],
    ['rows after one that is missing', '[,1]'],
    ['an object without rows', '{"detail":"No."}'],
    ['an object whose rows are of another name', '{"rows":[1]}'],
    ['rows deeper within it', '{"page":{"results":[1]}}'],
    ['rows that are none', '{"results":{"a":[1]}}'],
    ['rows that are null beside a list', '{"results":null,"others":[1]}'],
    ['a text', '"[1]"'],
    ['null', 'null'],
  ])('fails with an invalid body for %s', (_what, text) => {
    const { end } = read([text]);
    expect(end).toThrow(ApiError);
    expect(end).toThrow(expect.objectContaining({ kind: 'invalid-body' }));
  });
});
