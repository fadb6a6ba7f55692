import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { minute } from '@/platform/time';
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

/** A server for requests and comments: its list, its responses to a POST, and what it received. */
export function serveEntries(rows: readonly object[] = []) {
  const state = {
    rows: [...rows],
    bodies: [] as unknown[],
    loads: 0,
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
      await state.ready;
      if (state.status >= 400) return HttpResponse.json({ detail: 'No.' }, { status: state.status });
      const row = Object.assign({ id: 1000 + state.rows.length, created_at: new Date().toISOString() }, body);
      state.rows.push(row);
      return HttpResponse.json(row, { status: state.status });
    }),
  );
  return state;
}
