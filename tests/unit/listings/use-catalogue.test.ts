import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import type { Listing } from '@/listings/listing';
import { selectWhere, isVerified } from '@/listings/selectors';
import { catalogueQuery, loadedListings, useCatalogue, useCompleteCatalogue } from '@/listings/use-catalogue';
import { buildRow } from '#tests/data/build-row';
import { renderWithClient } from '#tests/app/render-with-client';
import { inside, serveInParts } from '#tests/server/serve-in-parts';
import { server } from '#tests/server/server';
import { waitFor } from '#tests/app/wait-for';
import { arrive } from './catalogue-parts';

const rows = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => buildRow({ id: from + index, verified: index % 2 === 0 }));
const selectVerified = selectWhere(isVerified);
const open = (select: (listings: readonly Listing[]) => readonly Listing[] = selectVerified) =>
  renderWithClient(() => useCatalogue(select)).result;

it('selects from partial catalogues, and then from the complete one', async () => {
  const answer = serveInParts();
  const list = open();
  expect(list.current).toMatchObject({ data: undefined, state: 'loading', error: null });
  answer.send(`[${inside(rows(0, 40))},`);
  await waitFor(() => expect(list.current.data).toHaveLength(20));
  expect(list.current.state).toBe('loading');
  answer.send(`${inside(rows(40, 60))}]`);
  answer.close();
  await waitFor(() => expect(list.current.state).toBe('complete'));
  expect(list.current.data).toHaveLength(30);
});

it('fails if nothing has arrived', async () => {
  server.use(http.get('*/api/products/', () => new HttpResponse(null, { status: 400 })));
  const list = open();
  await waitFor(() => expect(list.current.error).toMatchObject({ status: 400 }));
  expect(list.current).toMatchObject({ data: undefined, state: 'failed' });
});

it('keeps arrived rows if the rest is lost', async () => {
  const answer = serveInParts();
  const list = open();
  answer.send(`[${inside(rows(0, 40))},`);
  await waitFor(() => expect(list.current.data).toHaveLength(20));
  answer.close();
  await waitFor(() => expect(list.current.error).toMatchObject({ kind: 'invalid-body' }));
  expect(list.current).toMatchObject({ state: 'failed' });
  expect(list.current.data).toHaveLength(20);
});

/** A query client that retries without a pause. */
function createHastyClient() {
  const client = createQueryClient();
  const { queries } = client.getDefaultOptions();
  client.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });
  return client;
}

describe('over one reading', () => {
  /** A list, a list of the complete catalogue, and their shared client. */
  function openBoth() {
    const client = createHastyClient();
    const { result } = renderWithClient(
      () => ({ some: useCatalogue(selectVerified), all: useCompleteCatalogue(selectVerified) }),
      client,
    );
    const refetch = () => client.invalidateQueries({ queryKey: catalogueQuery.queryKey });
    return { client, result, refetch };
  }

  it('gives no partial catalogue to components that need all', async () => {
    const answer = serveInParts();
    const { client, result } = openBoth();
    answer.send(`[${inside(rows(0, 40))},`);
    await waitFor(() => expect(result.current.some.data).toHaveLength(20));
    expect(result.current.all).toMatchObject({ data: undefined, state: 'loading' });
    expect(loadedListings(client)).toBeUndefined();
    answer.send(`${inside(rows(40, 60))}]`);
    answer.close();
    await waitFor(() => expect(result.current.all.data).toHaveLength(30));
    expect(loadedListings(client)).toHaveLength(60);
  });

  it('is a single call even if a component that refetches opens meanwhile', async () => {
    const answer = serveInParts();
    const { client, result } = openBoth();
    answer.send(`[${inside(rows(0, 40))},`);
    await waitFor(() => expect(result.current.some.data).toHaveLength(20));
    const again = vi.fn<() => Response>(() => HttpResponse.json([]));
    server.use(http.get('*/api/products/', again));
    renderWithClient(() => useCompleteCatalogue(selectVerified, 'refetch'), client);
    answer.send(`${inside(rows(40, 60))}]`);
    answer.close();
    await waitFor(() => expect(result.current.all.data).toHaveLength(30));
    expect(again).not.toHaveBeenCalled();
  });

  it('is refetched for a component that needs fresh data', async () => {
    server.use(http.get('*/api/products/', () => HttpResponse.json(rows(0, 10))));
    const { client, result } = openBoth();
    await waitFor(() => expect(result.current.all.data).toHaveLength(5));
    server.use(http.get('*/api/products/', () => HttpResponse.json(rows(0, 20))));
    renderWithClient(() => useCompleteCatalogue(selectVerified, 'refetch'), client);
    await waitFor(() => expect(result.current.all.data).toHaveLength(10));
  });

  it('retries a lost connection for a page opened during loading', async () => {
    const answer = serveInParts();
    const client = createHastyClient();
    const first = renderWithClient(() => useCatalogue(selectVerified), client);
    answer.send(`[${inside(rows(0, 40))},`);
    await waitFor(() => expect(first.result.current.data).toHaveLength(20));
    first.unmount();
    const { result } = renderWithClient(() => useCatalogue(selectVerified), client);
    server.use(http.get('*/api/products/', () => HttpResponse.json(rows(0, 60))));
    answer.cut();
    await waitFor(() => expect(result.current.state).toBe('complete'));
    expect(result.current).toMatchObject({ error: null, state: 'complete' });
  });

  it('reads again after a reset during loading', async () => {
    const answer = serveInParts();
    const { client, result } = openBoth();
    answer.send(`[${inside(rows(0, 40))},`);
    await waitFor(() => expect(result.current.some.data).toHaveLength(20));
    server.use(http.get('*/api/products/', () => HttpResponse.json(rows(0, 6))));
    await client.resetQueries();
    answer.send(`${inside(rows(40, 60))}]`);
    answer.close();
    await arrive();
    await waitFor(() => expect(result.current.all.data).toHaveLength(3));
  });

  it('keeps the complete catalogue if a refetch is cut off', async () => {
    server.use(http.get('*/api/products/', () => HttpResponse.json(rows(0, 10))));
    const { client, result, refetch } = openBoth();
    await waitFor(() => expect(result.current.all.data).toHaveLength(5));
    const whole = result.current.all.data;
    const answer = serveInParts();
    const refetched = refetch();
    answer.send(`[${inside(rows(0, 200))},`);
    answer.close();
    await refetched;
    await waitFor(() => expect(result.current.some.error).toMatchObject({ kind: 'invalid-body' }));
    expect(result.current.all.data).toBe(whole);
    expect(loadedListings(client)).toHaveLength(10);
  });

  it('ignores a refetch that another one replaced', async () => {
    server.use(http.get('*/api/products/', () => HttpResponse.json(rows(0, 10))));
    const { result, refetch } = openBoth();
    await waitFor(() => expect(result.current.all.data).toHaveLength(5));
    const older = serveInParts();
    void refetch();
    older.send(`[${inside(rows(0, 100))},`);
    server.use(http.get('*/api/products/', () => HttpResponse.json(rows(0, 20))));
    await refetch();
    older.send(`${inside(rows(100, 200))}]`);
    older.close();
    await arrive();
    await waitFor(() => expect(result.current.all.data).toHaveLength(10));
  });

  it('renders a list once for thousands of refetched rows', async () => {
    const many = rows(0, 3000);
    server.use(http.get('*/api/products/', () => HttpResponse.json(many)));
    const { result, refetch } = openBoth();
    await waitFor(() => expect(result.current.all.data).toHaveLength(1500));
    const before = result.current.some.data?.map(({ id }) => id);
    await refetch();
    expect(result.current.some.data?.map(({ id }) => id)).toEqual(before);
    expect(result.current.some.catalogue?.status).toBe('complete');
  });
});
