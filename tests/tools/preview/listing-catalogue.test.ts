import { describe, expect, it } from 'vitest';
import { createListingCatalogue } from '../../../deploy/preview/listing-catalogue';

const rows = [
  { id: 1, product_name: 'Sofa', verified: true },
  { id: 2, product_name: 'Unchecked', verified: false },
  { product_name: 'Without an id', verified: true },
];

/** An API that answers in this order, and the conditions and pages it was asked for. */
function createApi(...answers: (() => Response)[]) {
  const asked: string[] = [];
  let now = 0;
  const find = createListingCatalogue(
    async (search, headers) => {
      asked.push([search, ...Object.entries(headers).flat()].join(' ').trim());
      const answer = answers[asked.length - 1];
      if (!answer) throw new Error('Asked too often.');
      return answer();
    },
    () => now,
  );
  return { find, asked, wait: (ms: number) => (now += ms) };
}
const list =
  (headers: Record<string, string> = {}) =>
  () =>
    Response.json(rows, { headers });
const unchanged = () => new Response(null, { status: 304 });

describe('the catalogue of the previews', () => {
  it('finds verified offers alone', async () => {
    const { find } = createApi(list());
    expect((await find('1'))?.name).toBe('Sofa');
    expect(await find('2')).toBeNull();
    expect(await find('3')).toBeNull();
  });

  it('asks again after a minute, by the ETag, and keeps what has not changed', async () => {
    const { find, asked, wait } = createApi(list({ etag: '"a"' }), unchanged, list({ etag: '"b"' }));
    await find('1');
    wait(59_999);
    await find('1');
    expect(asked).toEqual(['']);
    wait(1);
    expect((await find('1'))?.name).toBe('Sofa');
    expect(asked).toEqual(['', 'if-none-match "a"']);
    wait(60_000);
    await find('1');
    expect(asked[2]).toBe('if-none-match "a"');
  });

  it('asks by the date where there is no ETag', async () => {
    const date = 'Sun, 22 Nov 2026 08:00:00 GMT';
    const { find, asked, wait } = createApi(list({ 'last-modified': date }), unchanged);
    await find('1');
    wait(60_000);
    await find('1');
    expect(asked[1]).toBe(`if-modified-since ${date}`);
  });

  it('reads all pages, at its own address alone', async () => {
    const page = (next: string | null, id: number) => () =>
      Response.json({
        count: 2,
        next,
        previous: null,
        results: [{ id, product_name: `No. ${id}`, verified: true }],
      });
    const { find, asked } = createApi(page('http://inside:8000/api/products/?page=2', 1), page(null, 7));
    expect((await find('7'))?.name).toBe('No. 7');
    expect(asked).toEqual(['', '?page=2']);
  });

  it.each([
    ['a refusal', () => new Response('no', { status: 500 }), 'The API answers 500'],
    ['no JSON', () => new Response('<html>'), 'JSON'],
    ['no list', () => Response.json({ detail: 'no' }), 'No list of products'],
  ])('fails with %s, and asks anew', async (_what, answer, says) => {
    const { find } = createApi(answer, list());
    await expect(find('1')).rejects.toThrow(says);
    expect((await find('1'))?.name).toBe('Sofa');
  });
});
