import { http, HttpResponse, type HttpHandler } from 'msw';
import type { Database } from '@/mocks/database/create-database';
import { checkEntry } from './check-entry';
import { readJson } from './read-json';

/** Requests and image comments; the API has one list for both. */
export const catHandlers = (database: Database): HttpHandler[] => [
  http.get('*/api/cat', async () => HttpResponse.json(await database.entries())),

  http.post('*/api/cat', async ({ request }) => {
    const body = await readJson(request);
    if (body instanceof Response) return body;
    const checked = checkEntry(body, database.now());
    if ('errors' in checked) return HttpResponse.json(checked.errors, { status: 400 });
    return HttpResponse.json(await database.addEntry(checked.entry), { status: 201 });
  }),
];
