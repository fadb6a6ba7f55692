import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { isVerified, selectWhere } from '@/listings/selectors';
import { catalogueQuery, loadedListings, useCatalogue, useCompleteCatalogue } from '@/listings/use-catalogue';
import { renderWithClient } from '#tests/app/render-with-client';
import { waitFor } from '#tests/app/wait-for';
import { buildRow } from '#tests/data/build-row';
import { inside, serveInParts } from '#tests/server/serve-in-parts';
import { server } from '#tests/server/server';
import { arrive } from './catalogue-parts';

const rows = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => buildRow({ id: from + index, verified: index % 2 === 0 }));
const selectVerified = selectWhere(isVerified);

/** A query client that retries without a pause. */
function createHastyClient() {
  const client = createQueryClient();
  const { queries } = client.getDefaultOptions();
  client.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });
  return client;
}

describe('the catalogue in components', () => {
  /** A list that selects from parts of the catalogue, one that needs all of it, and their client. */
  function openBoth() {
    const client = createHastyClient();
    const { result } = renderWithClient(
      () => ({ some: useCatalogue(selectVerified), all: useCompleteCatalogue(selectVerified) }),
      client,
    );
    const refetch = () => client.invalidateQueries({ queryKey: catalogueQuery.queryKey });
    return { client, result, refetch };
  }

  it('reaches a component that needs all of it only when it is complete', async () => {
    const answer = serveInParts();
    const { client, result } = openBoth();
    answer.send(`[${inside(rows(0, 40))},`);
    await waitFor(() => expect(result.current.some.data).toHaveLength(20));
    expect(result.current.all).toMatchObject({ data: undefined, isComplete: false });
    expect(loadedListings(client)).toBeUndefined();
    answer.send(`${inside(rows(40, 60))}]`);
    answer.close();
    await waitFor(() => expect(result.current.all.data).toHaveLength(30));
    expect(loadedListings(client)).toHaveLength(60);
  });

  it('is refetched for a component that needs fresh data', async () => {
    server.use(http.get('*/api/products/', () => HttpResponse.json(rows(0, 10))));
    const { client, result } = openBoth();
    await waitFor(() => expect(result.current.all.data).toHaveLength(5));
    server.use(http.get('*/api/products/', () => HttpResponse.json(rows(0, 20))));
    renderWithClient(() => useCompleteCatalogue(selectVerified, 'always-fetch'), client);
    await waitFor(() => expect(result.current.all.data).toHaveLength(10));
  });

  it('is fetched again after a lost connection for a page that opened during loading', async () => {
    const answer = serveInParts();
    const client = createHastyClient();
    const first = renderWithClient(() => useCatalogue(selectVerified), client);
    answer.send(`[${inside(rows(0, 40))},`);
    await waitFor(() => expect(first.result.current.data).toHaveLength(20));
    first.unmount();
    const { result } = renderWithClient(() => useCatalogue(selectVerified), client);
    server.use(http.get('*/api/products/', () => HttpResponse.json(rows(0, 60))));
    answer.cut();
    await waitFor(() => expect(result.current).toMatchObject({ error: null, isComplete: true }));
  });

  it('is not changed by a refetch that another refetch replaced', async () => {
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
});
