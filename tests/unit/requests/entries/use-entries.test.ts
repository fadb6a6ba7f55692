import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { useEntries } from '@/requests/entries/entries-query';
import { addPendingEntries } from '@/requests/entries/entry';
import { renderWithClient } from '#tests/app/render-with-client';
import { waitFor } from '#tests/app/wait-for';
import { server } from '#tests/server/server';

const rows = [
  { id: 1, name: 'Biruk', message: 'An oven' },
  { id: 2, product_id: 7, image_id: 2, comment: 'Nice!' },
];
/** A server that lists two entries, and counts the calls. */
function serve(status = 200) {
  const calls = { count: 0 };
  server.use(
    http.get('*/api/cat', () => {
      calls.count++;
      return HttpResponse.json(rows, { status });
    }),
  );
  return calls;
}
const pending = { id: 'x', isPending: true };
const request = { ...pending, name: 'Hana', message: 'A ladder', createdAt: 1 };
const comment = { ...pending, productId: '7', imageId: '2', email: '', text: 'Well made', postedAt: 1 };
it('the list shows entries that are being sent first, and nothing before it has loaded', async () => {
  serve();
  const removeFirst = addPendingEntries({ requests: [{ ...request, message: 'A tent' }] });
  const removePending = addPendingEntries({ requests: [request], comments: [comment] });
  const { result } = renderWithClient(() => useEntries());
  expect(result.current.data).toBeUndefined();
  await waitFor(() => expect(result.current.data).toBeDefined());
  expect(result.current.data?.requests.map(({ message }) => message)).toEqual([
    'A ladder',
    'A tent',
    'An oven',
  ]);
  expect(result.current.data?.comments.map(({ text }) => text)).toEqual(['Well made', 'Nice!']);
  removePending();
  await waitFor(() =>
    expect(result.current.data?.requests.map(({ message }) => message)).toEqual(['A tent', 'An oven']),
  );
  removeFirst();
  await waitFor(() => expect(result.current.data?.requests.map(({ id }) => id)).toEqual(['1']));
  expect(result.current.data?.comments.map(({ id }) => id)).toEqual(['2']);
});

it('the list is not fetched again after a refusal', async () => {
  const calls = serve(400);
  const refused = renderWithClient(() => useEntries({ refreshEvery: 10 })).result;
  await waitFor(() => expect(refused.current.error).not.toBeNull());
  expect(calls.count).toBe(1);
  // In the same time, another page is refetched several times.
  const otherCalls = serve();
  renderWithClient(() => useEntries({ refreshEvery: 10 }));
  await waitFor(() => expect(otherCalls.count).toBeGreaterThan(4));
  expect(refused.current).toMatchObject({ data: undefined, failureCount: 1 });
});
