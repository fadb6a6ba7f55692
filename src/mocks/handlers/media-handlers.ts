import { http, HttpResponse, type HttpHandler } from 'msw';
import type { Database } from '@/mocks/database/create-database';
import { isUnder } from './is-under';

/** The first and the last byte of a `Range` header; null if the whole file is requested. */
function byteRange(header: string | null, size: number): { first: number; last: number } | null {
  const [, from = '', to = ''] = header?.match(/^bytes=(\d*)-(\d*)$/) ?? [];
  if (from === '' && to === '') return null;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first <= last ? { first, last } : null;
}

/** Sends a part of a file. Otherwise Safari plays no video, and no browser can seek in one. */
async function partOf(file: Blob, { first, last }: { first: number; last: number }): Promise<Response> {
  return new HttpResponse(await file.slice(first, last + 1).arrayBuffer(), {
    status: 206,
    headers: { 'content-type': file.type, 'content-range': `bytes ${first}-${last}/${file.size}` },
  });
}

/** Serves the uploaded files. */
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
