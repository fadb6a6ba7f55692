import { QueryObserver } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { entriesQuery } from '@/requests/entries/entries-query';
import { outgoing } from '@/requests/entries/entry';
import { postEntry } from '@/requests/sending/post-entry';
import { server } from '#tests/server/server';

const shown = { id: 'x', name: 'Hana', message: 'A ladder', createdAt: 1, isPending: true };
const old = { ...shown, id: '1', message: 'An old one', isPending: false };
const oldComment = {
  id: '2',
  productId: '7',
  imageId: '2',
  email: '',
  text: 'Nice!',
  postedAt: 1,
  isPending: false,
};

/** A server that answers a post with this, and lists nothing new; what it was asked, in order. */
function serve(answer: () => Response) {
  const calls: string[] = [];
  server.use(
    http.get('*/api/cat', () => {
      calls.push('GET');
      return HttpResponse.json([{ id: 3, name: 'Hana', message: 'From the list' }]);
    }),
    http.post('*/api/cat', async ({ request }) => {
      calls.push(`POST ${await request.text()} ${request.headers.get('idempotency-key')}`);
      expect(outgoing.read().requests).toEqual([shown]);
      return answer();
    }),
  );
  return calls;
}

function knowing() {
  const client = createQueryClient();
  client.setQueryData(entriesQuery.queryKey, { requests: [old], comments: [oldComment] });
  return client;
}
const entry = { compose: () => ({ body: { message: 'A ladder' }, shown: { requests: [shown] } }) };
const send = (client = knowing()) =>
  postEntry(entry, 'key', client).finally(() =>
    expect(outgoing.read()).toEqual({ requests: [], comments: [] }),
  );
const messages = (client: ReturnType<typeof knowing>) =>
  client.getQueryData(entriesQuery.queryKey)?.requests.map(({ message }) => message);

describe('an entry that is sent', () => {
  it('stands in its list while it is on its way, then as the server has stored it', async () => {
    const calls = serve(() =>
      HttpResponse.json({ id: 9, name: 'Hana', message: 'As stored' }, { status: 201 }),
    );
    const client = knowing();
    await send(client);
    expect(calls[0]).toBe('POST {"message":"A ladder"} "key"');
    expect(messages(client)).toEqual(['As stored', 'An old one']);
    expect(client.getQueryState(entriesQuery.queryKey)?.isInvalidated).toBe(true);
  });

  it('is put before the comments where it is one', async () => {
    serve(() => HttpResponse.json({ id: 9, product_id: 7, image_id: 2, comment: 'Well made' }));
    const client = knowing();
    await send(client);
    const texts = client.getQueryData(entriesQuery.queryKey)?.comments.map(({ text }) => text);
    expect(texts).toEqual(['Well made', 'Nice!']);
    expect(messages(client)).toEqual(['An old one']);
  });

  it.each([
    ['nothing', () => new HttpResponse(null, { status: 204 })],
    ['an entry without words', () => HttpResponse.json({ id: 9 })],
  ])('leaves the list alone where the answer is %s', async (_what, answer) => {
    serve(answer);
    const client = knowing();
    await send(client);
    expect(messages(client)).toEqual(['An old one']);
    expect(client.getQueryState(entriesQuery.queryKey)?.isInvalidated).toBe(true);
  });

  it('makes no list where none is known', async () => {
    serve(() => HttpResponse.json({ id: 9, name: 'Hana', message: 'As stored' }));
    const client = createQueryClient();
    await send(client);
    expect(client.getQueryData(entriesQuery.queryKey)).toBeUndefined();
  });

  it('is asked for again where the answer does not tell it and the list is on the page', async () => {
    const calls = serve(() => new HttpResponse(null, { status: 204 }));
    const client = knowing();
    const unsubscribe = client.getQueryCache().subscribe(() => {});
    const stop = new QueryObserver(client, { ...entriesQuery, staleTime: Infinity }).subscribe(() => {});
    await send(client);
    expect(calls.at(-1)).toBe('GET');
    expect(messages(client)).toEqual(['From the list']);
    stop();
    unsubscribe();
  });

  it('is said to have arrived before the list has come anew where the answer tells it', async () => {
    serve(() => HttpResponse.json({ id: 9, name: 'Hana', message: 'As stored' }));
    let list = () => {};
    const asked = new Promise<void>((resolve) => (list = resolve));
    server.use(http.get('*/api/cat', () => asked.then(() => HttpResponse.json([]))));
    const client = knowing();
    const stop = new QueryObserver(client, { ...entriesQuery, staleTime: Infinity }).subscribe(() => {});
    await send(client);
    expect(messages(client)).toEqual(['As stored', 'An old one']);
    list();
    stop();
  });

  it('has no other list asked for anew', async () => {
    serve(() => HttpResponse.json({ id: 9, name: 'Hana', message: 'As stored' }));
    const client = knowing();
    client.setQueryData(['listings'], []);
    await send(client);
    expect(client.getQueryState(['listings'])?.isInvalidated).toBe(false);
  });

  it('leaves its list when it is refused', async () => {
    serve(() => HttpResponse.json({}, { status: 400 }));
    const client = knowing();
    await expect(send(client)).rejects.toMatchObject({ kind: 'http', status: 400 });
    expect(messages(client)).toEqual(['An old one']);
  });
});
