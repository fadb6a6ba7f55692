import { http, HttpResponse } from 'msw';
import { createQueryClient } from '@/api/query-client';
import { entriesQuery, parseEntries } from '@/requests/entries/entries-query';
import { pendingEntries } from '@/requests/entries/entry';
import { dateBefore } from '../data/clock';
import { server } from './server';

/**
 * What the server does with an entry: it stores it, stores it without responding, loses it, or refuses it with a
 * status.
 */
type Answer = 'created' | 'stored-but-silent' | 'unreachable' | 'without-body' | number;

type Row = Record<string, unknown>;

/** A server that stores and lists requests and comments. Tests set its responses. */
export function storeEntries(rows: readonly Row[] = [], { dated = true } = {}) {
  const stored: Row[] = [...rows];
  const state = {
    answer: 'created' as Answer,
    stored,
    /** The bodies and keys of the POSTs, and the lists that were read in between. */
    bodies: [] as Row[],
    keys: [] as (string | null)[],
    shown: [] as unknown[],
  };
  server.use(
    http.get('*/api/cat', () => HttpResponse.json(stored)),
    http.post('*/api/cat', async ({ request }) => {
      const body = Object(await request.json());
      state.bodies.push(body);
      state.keys.push(request.headers.get('idempotency-key'));
      const { requests, comments } = pendingEntries.read();
      state.shown.push(...requests, ...comments);
      const { answer } = state;
      if (answer === 'unreachable') return HttpResponse.error();
      if (typeof answer === 'number') return HttpResponse.json({ message: ['No.'] }, { status: answer });
      const row = { ...body, id: 40 + stored.length, ...(dated && { created_at: dateBefore(0) }) };
      stored.push(row);
      if (answer === 'without-body') return new HttpResponse(null, { status: 204 });
      return answer === 'created' ? HttpResponse.json(row, { status: 201 }) : HttpResponse.error();
    }),
  );
  return state;
}

/** A query client that has loaded a list of these rows. */
export function clientWithEntries(rows: readonly Row[]) {
  const client = createQueryClient();
  client.setQueryData(entriesQuery.queryKey, parseEntries(rows));
  return client;
}
