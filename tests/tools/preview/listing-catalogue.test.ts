import { describe, expect, it, vi } from 'vitest';
import { createListingCatalogue } from '../../../deploy/preview/listing-catalogue';

const rows = [
  { id: 1, product_name: 'Sofa', verified: true },
  { id: 2, product_name: 'Unchecked', verified: false },
  { product_name: 'Without an id', verified: true },
];

/** An API that answers in this order, and the conditions and pages it was asked for. */
function createApi(...answers: (() => Response | Promise<Response>)[]) {
  const asked: string[] = [];
  let now = 0;
  const findListing = createListingCatalogue(
    async (search, headers) => {
      asked.push([search, ...Object.entries(headers).flat()].join(' ').trim());
      const answer = answers[asked.length - 1];
      if (!answer) throw new Error('Asked too often.');
      return answer();
    },
    () => now,
  );
  return { find: findListing, asked, wait: (ms: number) => (now += ms) };
}
const list =
  (headers: Record<string, string> = {}) =>
  () =>
    Response.json(rows, { headers });
const unchanged = () => new Response(null, { status: 304 });

describe('the catalogue of the previews', () => {
  it('finds only verified offers', async () => {
    const { find } = createApi(list());
    expect((await find('1'))?.name).toBe('Sofa');
    expect(await find('2')).toBeNull();
    expect(await find('3')).toBeNull();
  });

  it('asks once for what many want at once', async () => {
    const { find, asked } = createApi(list());
    await Promise.all(Array.from({ length: 10 }, () => find('1')));
    expect(asked).toHaveLength(1);
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
    await vi.waitFor(async () => {
      await find('1');
      expect(asked[2]).toBe('if-none-match "a"');
    });
  });

  it('asks by date without an ETag', async () => {
    const date = 'Sun, 22 Nov 2026 08:00:00 GMT';
    const { find, asked, wait } = createApi(list({ 'last-modified': date }), unchanged);
    await find('1');
    wait(60_000);
    await find('1');
    expect(asked[1]).toBe(`if-modified-since ${date}`);
  });

  it('reads all pages, only at its own address', async () => {
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

  it('reads all pages each time, because the first does not show a change on the second', async () => {
    const first = () =>
      Response.json(
        { results: rows.slice(0, 1), next: '/api/products/?page=2' },
        { headers: { etag: '"a"' } },
      );
    const second = (verified: boolean) => () =>
      Response.json({ results: [{ id: 7, product_name: 'No. 7', verified }], next: null });
    const { find, asked, wait } = createApi(first, second(true), first, second(false));
    expect((await find('7'))?.name).toBe('No. 7');
    wait(60_000);
    await vi.waitFor(async () => expect(await find('7')).toBeNull());
    expect(asked).toEqual(['', '?page=2', '', '?page=2']);
  });

  it.each([
    ['a refusal', () => new Response('no', { status: 500 }), 'The API answers 500'],
    ['no JSON', () => new Response('<html>'), 'JSON'],
    ['no list', () => Response.json({ detail: 'no' }), 'No list of products'],
  ])('fails with %s, leaves the API alone for five seconds, and asks anew', async (_what, answer, says) => {
    const { find, asked, wait } = createApi(answer, list());
    await expect(find('1')).rejects.toThrow(says);
    wait(4_999);
    expect(await find('1')).toBeNull();
    expect(asked).toHaveLength(1);
    wait(1);
    expect((await find('1'))?.name).toBe('Sofa');
  });

  it('answers from its copy while it asks again', async () => {
    const changed = [
      { id: 1, product_name: 'Sofa, sold', verified: true },
      { id: 7, product_name: 'Desk', verified: true },
    ];
    let answer = (_response: Response) => {};
    const slow = new Promise<Response>((resolve) => (answer = resolve));
    const { find, asked, wait } = createApi(list(), () => slow);
    await find('1');
    wait(60_000);
    expect((await find('1'))?.name).toBe('Sofa');
    expect((await find('1'))?.name).toBe('Sofa');
    const unknown = find('7');
    answer(Response.json(changed));
    expect((await unknown)?.name, 'what it does not know is waited for').toBe('Desk');
    expect((await find('1'))?.name).toBe('Sofa, sold');
    expect(asked).toHaveLength(2);
  });

  it('answers from its copy while the API fails', async () => {
    const { find, asked, wait } = createApi(list(), () => new Response('no', { status: 500 }));
    await find('1');
    wait(60_000);
    await find('1');
    await vi.waitFor(async () => expect(await find('7')).toBeNull());
    expect((await find('1'))?.name).toBe('Sofa');
    expect(asked).toHaveLength(2);
  });

  it('reads 20 MB and no more, of one answer', async () => {
    let read = 0;
    let isLeft = false;
    const endless = new ReadableStream({
      pull(controller) {
        read += 1_000_000;
        controller.enqueue(new Uint8Array(1_000_000).fill(0x20));
      },
      cancel: () => void (isLeft = true),
    });
    const { find } = createApi(() => new Response(endless));
    await expect(find('1')).rejects.toThrow('longer than 20 MB');
    expect(isLeft).toBe(true);
    expect(read).toBeLessThan(23_000_000);
  });

  it('reads 20 MB and no more, of all pages', async () => {
    const page = () => {
      const row = { id: 1, product_name: 'Sofa', description: ' '.repeat(8_000_000) };
      return Response.json({ next: '?page=2', results: [row] });
    };
    const { find, asked } = createApi(page, page, page, page);
    await expect(find('1')).rejects.toThrow('longer than 20 MB');
    expect(asked).toHaveLength(3);
  });
});
