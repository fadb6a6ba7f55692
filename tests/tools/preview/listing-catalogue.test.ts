import { describe, expect, it, vi } from 'vitest';
import { createListingCatalogue } from '../../../deploy/preview/listing-catalogue';

const rows = [
  { id: 1, product_name: 'Sofa', verified: true },
  { id: 2, product_name: 'Unchecked', verified: false },
  { product_name: 'Without an id', verified: true },
];

/** An API that answers in this order, and the pages it was asked for. */
function createApi(...answers: (() => Response | Promise<Response>)[]) {
  const asked: string[] = [];
  let now = 0;
  const findListing = createListingCatalogue(
    async (search) => {
      asked.push(search);
      const answer = answers[asked.length - 1];
      if (!answer) throw new Error('Asked too often.');
      return answer();
    },
    () => now,
  );
  return { find: findListing, asked, wait: (ms: number) => (now += ms) };
}
const list = () => Response.json(rows);

describe('the catalogue of the previews', () => {
  it('finds only verified offers', async () => {
    const { find } = createApi(list);
    expect((await find('1'))?.name).toBe('Sofa');
    expect(await find('2')).toBeNull();
    expect(await find('3')).toBeNull();
  });

  it('calls the API once for many requests at the same time', async () => {
    const { find, asked } = createApi(list);
    await Promise.all(Array.from({ length: 10 }, () => find('1')));
    expect(asked).toHaveLength(1);
  });

  it('calls the API again after a minute', async () => {
    const { find, asked, wait } = createApi(list, list);
    await find('1');
    wait(59_999);
    await find('1');
    expect(asked).toEqual(['']);
    wait(1);
    expect((await find('1'))?.name).toBe('Sofa');
    expect(asked).toEqual(['', '']);
  });

  it('reads pages only from its own origin', async () => {
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
  ])('fails after %s, and calls the API again five seconds later', async (_what, answer, says) => {
    const { find, asked, wait } = createApi(answer, list);
    await expect(find('1')).rejects.toThrow(says);
    wait(4_999);
    expect(await find('1')).toBeNull();
    expect(asked).toHaveLength(1);
    wait(1);
    expect((await find('1'))?.name).toBe('Sofa');
  });

  it('uses its copy while it calls the API again', async () => {
    const changed = [
      { id: 1, product_name: 'Sofa, sold', verified: true },
      { id: 7, product_name: 'Desk', verified: true },
    ];
    let answer = (_response: Response) => {};
    const slow = new Promise<Response>((resolve) => (answer = resolve));
    const { find, asked, wait } = createApi(list, () => slow);
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

  it('uses its copy while the API fails', async () => {
    const { find, asked, wait } = createApi(list, () => new Response('no', { status: 500 }));
    await find('1');
    wait(60_000);
    await find('1');
    await vi.waitFor(async () => expect(await find('7')).toBeNull());
    expect((await find('1'))?.name).toBe('Sofa');
    expect(asked).toHaveLength(2);
  });
});
