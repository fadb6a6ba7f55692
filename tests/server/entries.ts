import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createQueryClient } from '@/api/query-client';
import { minute } from '@/platform/time';
import { entriesQuery, parseEntries } from '@/requests/entries/entries-query';
import { dateBefore } from '../data/clock';
import { server } from './server';

/** A request as the server lists it. Its age in minutes equals its id. */
export const requestRow = (id: number, fields: object = {}) => ({
  id,
  name: `Visitor ${id}`,
  message: `Request ${id}`,
  created_at: dateBefore(id * minute),
  ...fields,
});
export const requestRows = (count: number) =>
  Array.from({ length: count }, (_, index) => requestRow(index + 1));

/** The requests on the page, in their order. */
export const shownRequests = () => screen.getAllByRole('article', { hidden: true });

/** A server for requests and comments. Tests set its responses, and see what it has received. */
export function serveEntries(rows: readonly object[] = []) {
  const state = {
    rows: [...rows],
    bodies: [] as unknown[],
    /** The idempotency keys of the POSTs. */
    keys: [] as (string | null)[],
    loads: 0,
    /** The status of responses to a POST: 204 has no body, 0 means that the server is unreachable. */
    status: 201,
    loadStatus: 200,
    ready: Promise.resolve(),
  };
  server.use(
    http.get('*/api/cat', () => {
      state.loads += 1;
      return HttpResponse.json(state.loadStatus === 200 ? state.rows : { detail: 'No.' }, {
        status: state.loadStatus,
      });
    }),
    http.post('*/api/cat', async ({ request }) => {
      const body: unknown = await request.json();
      state.bodies.push(body);
      state.keys.push(request.headers.get('idempotency-key'));
      await state.ready;
      const { status } = state;
      if (status === 0) return HttpResponse.error();
      if (status >= 400) return HttpResponse.json({ detail: 'No.' }, { status });
      const row = Object.assign({ id: 1000 + state.rows.length, created_at: new Date().toISOString() }, body);
      state.rows.push(row);
      return status === 204 ? new HttpResponse(null, { status }) : HttpResponse.json(row, { status });
    }),
  );
  return state;
}

/** A query client that has loaded these rows. */
export function clientWithEntries(rows: readonly object[]) {
  const client = createQueryClient();
  client.setQueryData(entriesQuery.queryKey, parseEntries(rows));
  return client;
}
