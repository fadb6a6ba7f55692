import { http, HttpResponse, type HttpHandler } from 'msw';
import type { Database } from '@/mocks/database/create-database';
import { byteRange } from './byte-range';
import { isUnder } from './is-under';

/** Part of a file: Safari plays no video that is not sent so, and no browser can seek in one. */
async function partOf(file: Blob, { first, last }: { first: number; last: number }): Promise<Response> {
  return new HttpResponse(await file.slice(first, last + 1).arrayBuffer(), {
    status: 206,
    headers: { 'content-type': file.type, 'content-range': `bytes ${first}-${last}/${file.size}` },
  });
}

/** The uploaded files. */
export const mediaHandlers = (database: Database): HttpHandler[] => [
  http.get(isUnder('/media/'), async ({ request }) => {
    const file = await database.file(new URL(request.url).pathname);
    if (!file)
      return new HttpResponse('<h1>Not Found</h1>', {
        status: 404,
        headers: { 'content-type': 'text/html' },
      });
    const range = byteRange(request.headers.get('range'), file.size);
    if (range) return partOf(file, range);
    return new HttpResponse(await file.arrayBuffer(), {
      headers: { 'content-type': file.type, 'accept-ranges': 'bytes' },
    });
  }),
];
