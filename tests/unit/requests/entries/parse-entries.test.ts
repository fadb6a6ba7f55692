import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseEntries, readEntries } from '@/requests/entries/entries-query';
import { expectComplaint } from '#tests/app/complaints';

const request = (fields: object) => ({
  id: 1,
  name: 'Hana',
  message: 'A ladder',
  created_at: null,
  ...fields,
});
const comment = (fields: object) => ({
  id: 9,
  product_id: 7,
  image_id: 2,
  user_email: 'hana@example.com',
  comment: 'Lovely',
  date_posted: '2026-11-20T10:00:00Z',
  ...fields,
});

describe('the entries of /api/cat', () => {
  it('are comments if they name a product, otherwise requests', () => {
    const { requests, comments } = parseEntries([
      request({}),
      // A request as a Django model serializer sends it.
      request({ id: 2, product_id: null, image_id: null, comment: null }),
      comment({}),
      comment({ id: 10, product_id: '7', image_id: '2' }),
    ]);
    expect(requests.map(({ id }) => id)).toEqual(['2', '1']);
    expect(comments.map(({ id, productId, imageId }) => [id, productId, imageId])).toEqual([
      ['10', '7', '2'],
      ['9', '7', '2'],
    ]);
  });

  it.each([
    [
      'newest first by their dates',
      ['2026-11-20T10:00:00+03:00', '2026-11-20T10:00:00Z', '2026-11-19'],
      '213',
    ],
    ['reversed if a date is missing', ['2026-11-20T10:00:00Z', null, '2026-11-19'], '321'],
  ])('are %s, both requests and comments', (_order, dates, expected) => {
    const rows = dates.map((date, index) => ({ id: index + 1, created_at: date, date_posted: date }));
    const { requests, comments } = parseEntries([...rows.map(request), ...rows.map(comment)]);
    for (const entries of [requests, comments]) {
      expect(entries.map(({ id }) => id).join('')).toBe(expected);
      expect(entries.some(({ isPending }) => isPending)).toBe(false);
    }
  });

  it("have unique ids even if the server's are texts or missing", () => {
    const ids = [' a7 ', '', ' ', null, { id: 1 }];
    const { requests } = parseEntries(ids.map((id) => request({ id })));
    expect(requests.at(-1)?.id).toBe('a7');
    expect(new Set(requests.map(({ id }) => id)).size).toBe(ids.length);
    expect(requests.every(({ id }) => id.trim() !== '')).toBe(true);
  });

  it.each(['', ' ', {}])('are requests if the product is %j', (product_id) => {
    expect(parseEntries([request({ product_id })]).requests).toHaveLength(1);
  });

  it('are either requests or comments', () => {
    const { requests, comments } = parseEntries([
      request({ image_id: 2, comment: 'Lovely' }),
      comment({ message: 'A ladder' }),
    ]);
    expect([requests.map(({ id }) => id), comments.map(({ id }) => id)]).toEqual([['1'], ['9']]);
  });

  it('are cut if they would hang the browser', () => {
    const marks = '\u0301'.repeat(100_000);
    const { requests, comments } = parseEntries([
      request({ name: `Hana${marks}`, message: `A ladder${marks}` }),
      request({ id: 2, name: marks, message: 'a'.repeat(100_000) }),
      comment({ comment: `Lovely${marks}` }),
    ]);
    const [second, first] = requests;
    expect(first?.name).toBe(`Hana${marks.slice(0, 8)}`);
    expect(first?.message).toBe(`A ladder${marks.slice(0, 8)}`);
    // A name that consists only of combining marks counts as no name.
    expect([second?.name, second?.message.length]).toEqual(['Anonymous', 50_000]);
    expect(comments[0]?.text).toBe(`Lovely${marks.slice(0, 8)}`);
  });

  it('are read without the unreadable rows', () => {
    const rows = [
      null,
      7,
      [],
      {},
      request({ message: ' ' }),
      comment({ comment: '' }),
      comment({ image_id: null }),
    ];
    const { requests, comments } = parseEntries([...rows, request({ name: null })]);
    expect(requests).toMatchObject([{ name: 'Anonymous', message: 'A ladder' }]);
    expect(comments).toEqual([]);
    expectComplaint(/^Skipped 7 of 8 entries/);
    expect(() => parseEntries(rows)).toThrow(expect.objectContaining({ kind: 'invalid-body' }));
    expectComplaint(/^Skipped 7 of 7 entries/);
    expect(parseEntries([])).toEqual({ requests: [], comments: [] });
  });

  it('are read without an error, whatever a row contains', () => {
    fc.assert(
      fc.property(fc.array(fc.anything()), (rows) => {
        const { requests } = readEntries([...rows, request({})]);
        expect(requests.length).toBeGreaterThan(0);
      }),
    );
  });
});
